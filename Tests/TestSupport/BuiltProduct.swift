import Foundation

/// What the build has put beside the tests.
package enum BuiltProduct {
  /// The path of a program or library of this build.
  package static func path(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }
}
