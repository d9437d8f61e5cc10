import Domain
import Glibc

/// The folder of the database, for its owner alone.
enum DataFolder {
  /// Makes the folder with those above it, and an empty file where there is none; answers the file's path.
  static func make(_ folder: String, for file: String) throws(StorageTrouble) -> String {
    try makeFolders(folder)
    let path = folder + "/" + file
    // Made here, because SQLite lets others read the files that it makes.
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return path
  }

  private static func makeFolders(_ folder: String) throws(StorageTrouble) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for name in folder.split(separator: "/") {
      path += name + "/"
      if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { continue }
      // A folder above may be there without a right to look.
      var status = stat()
      let error = errno
      if unsafe stat(path, &status) == 0 { continue }
      throw StorageTrouble(systemError: error, operation: "making the folder", path: folder)
    }
  }
}
