import Glibc

/// The nearest folder that is there, of those in a path.
struct ExistingFolder {
  let path: String

  init(above path: String) {
    var path = path
    while unsafe access(path, F_OK) != 0, [ENOENT, ENOTDIR].contains(errno), path != ".", path != "/" {
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      path = path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    }
    self.path = path
  }

  var isFolder: Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFDIR
  }

  var isReadOnly: Bool { unsafe access(path, W_OK) != 0 && errno == EROFS }
  var mayWrite: Bool { unsafe access(path, W_OK | X_OK) == 0 }
}

/// The room on a disk.
struct DiskRoom: Equatable {
  /// Below these numbers of bytes the room is doubtful, or the kiosk will soon lose bookings.
  private static let doubtful = 200_000_000
  private static let tooLittle = 20_000_000

  let folder: String
  /// The bytes that are free to this user; nil if the system does not tell.
  var free: Int?
  var isReadOnly = false

  var diagnosis: Diagnosis {
    let mend = "Make room: 'journalctl --vacuum-size=50M' and 'apt-get clean' are a start."
    guard let free else {
      return .note("\(folder): the system does not tell how much is free.")
    }
    if isReadOnly {
      return .wrong("\(folder) can only be read.", mend: "Mount it for writing.", status: EX_CANTCREAT)
    }
    let text = "\(folder): \(FileSize(bytes: free).text) are free."
    if free < Self.tooLittle { return .wrong(text, mend: mend, status: EX_IOERR) }
    return free < Self.doubtful ? .warning(text, mend: mend) : .ok(text)
  }
}

extension DiskRoom {
  init(in folder: String) {
    self.init(folder: folder)
    var disk = statvfs()
    guard unsafe statvfs(folder, &disk) == 0 else { return }
    free = Int(clamping: UInt(disk.f_bavail).multipliedReportingOverflow(by: UInt(disk.f_frsize)).partialValue)
    isReadOnly = disk.f_flag & UInt(ST_RDONLY) != 0
  }
}

/// How large something is.
struct FileSize {
  let bytes: Int

  /// In the largest unit of 1,000 that gives at least one.
  var text: String {
    let units = ["bytes", "kB", "MB", "GB"]
    var (size, unit) = (bytes, 0)
    while size >= 1_000, unit < units.count - 1 { (size, unit) = (size / 1_000, unit + 1) }
    return "\(size) \(units[unit])"
  }
}

extension FileSize {
  init(of path: String) {
    var status = stat()
    self.init(bytes: unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0)
  }
}
