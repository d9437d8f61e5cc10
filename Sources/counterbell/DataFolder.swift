import Domain
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

  private static var usersOwn: String { UserFolder.data.path + "/counterbell" }
}
