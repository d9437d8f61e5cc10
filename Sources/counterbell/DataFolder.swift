import Domain
import Glibc
import Storage

/// The folder that the options name for the database, and the book in it, opened once.
final class DataFolder {
  /// Nil for a database in memory.
  private let path: String?
  private var openedBook: SQLiteWordBook?

  init(options: Options) {
    path = options.data ?? (options.isHeadless ? nil : Self.usersOwn)
  }

  func wordBook() throws(StorageTrouble) -> SQLiteWordBook {
    if let openedBook { return openedBook }
    let book = if let path { try SQLiteWordBook.open(at: path) } else { try SQLiteWordBook.inMemory() }
    openedBook = book
    return book
  }

  /// `counterbell` in the folder that the XDG Base Directory Specification names for a user's data.
  private static var usersOwn: String {
    let data = environment("XDG_DATA_HOME")
    // The specification: a path that is not absolute is to be ignored.
    return (data.hasPrefix("/") ? data : home + "/.local/share") + "/counterbell"
  }

  private static var home: String {
    let home = environment("HOME")
    guard !home.hasPrefix("/") else { return home }
    return unsafe getpwuid(getuid()).flatMap { unsafe $0.pointee.pw_dir }.map { unsafe String(cString: $0) }
      ?? ""
  }
}
