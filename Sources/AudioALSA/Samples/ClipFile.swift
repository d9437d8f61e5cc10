import Glibc

/// A shop's own sound, in a file of any format that libsndfile reads.
package struct ClipFile: Sendable {
  package let path: String
  /// What the operator's lines call it, such as an option and its value.
  package let name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

/// Why a shop's own sound is not played.
enum ClipRefusal: Error, Equatable, CustomStringConvertible {
  /// The system refuses the file, by a number of errno's list.
  case unreadable(Int32)
  case notRegular
  case empty
  case noLibrary
  case notSound
  case tooLong
  case truncated
  case silent

  var description: String {
    switch self {
    case .unreadable(let code): unsafe String(cString: strerror(code))
    case .notRegular: "not a regular file"
    case .empty: "empty"
    case .noLibrary: "libsndfile is not installed"
    case .notSound: "not a sound that libsndfile reads"
    case .tooLong: "longer than \(ClipFile.longest.milliseconds) ms"
    case .truncated: "cut short"
    case .silent: "silent"
    }
  }
}
