import AudioALSA
import Configuration
import Domain
import Front
import Glibc
import Storage

extension DoctorCommand {
  /// How long another program that writes is waited for, in milliseconds.
  private static let patience: Int32 = 5_000
  /// The size in bytes up to which all of a database is compared with its indexes too.
  private static let small = 64 << 20
  /// How long reading it all may take.
  private static let readingTime = Duration.seconds(30)

  private var folder: String { DataFolder.path(settings) }

  /// Whether the database is sound and can be written to.
  func database() -> Diagnosis {
    do throws(StorageTrouble) {
      guard let database = try InspectedDatabase(inFolder: folder, patience: Self.patience) else {
        return missing()
      }
      try database.tryWriting()
      return try readAll(of: database)
    } catch {
      return .wrong(error.sentence, mend: error.remedy, status: error.kind.exitStatus)
    }
  }

  private func readAll(of database: InspectedDatabase) throws(StorageTrouble) -> Diagnosis {
    let path = Database.path(inFolder: folder)
    let size = FileSize(of: path)
    let isSmall = size.bytes <= Self.small
    if !isSmall, isatty(STDERR_FILENO) == 1 {
      OperatorLines.report(
        "reading the database (\(size.text)), for at most \(Self.readingTime.components.seconds) s")
    }
    let reading = Errand.result(within: Self.readingTime) {
      Result { () throws(StorageTrouble) in try database.readAll(quickly: !isSmall) }
    }
    try reading?.get()
    let start = "\(path): \(version(database)), \(size.text), may be written to"
    if reading == nil {
      return .note(
        "\(start); read for \(Self.readingTime.components.seconds) s without a fault, not to its end.")
    }
    return .ok("\(start) and is sound.")
  }

  private func version(_ database: InspectedDatabase) -> String {
    let own = InspectedDatabase.ownVersion
    if database.version == 0 { return "empty, and filled at the kiosk's first start" }
    return database.version == own
      ? "version \(own)" : "version \(database.version), which the kiosk brings up to \(own)"
  }

  /// What becomes of a database that is not there yet.
  private func missing() -> Diagnosis {
    let path = Database.path(inFolder: folder)
    let place = ExistingFolder(above: folder)
    guard place.isFolder else {
      return .wrong(
        "\(path) can't be made: \(place.path) is no folder.", mend: "Name another folder with --data.",
        status: EX_CANTCREAT)
    }
    if place.isReadOnly {
      return .wrong(
        "\(path) can't be made: \(place.path) can only be read.",
        mend: "Mount it for writing, or name another folder with --data.", status: EX_CANTCREAT)
    }
    guard place.mayWrite else {
      return .wrong(
        "\(path) can't be made: no permission in \(place.path).",
        mend: "As root: give \(place.path) to the kiosk's user with chown, or name another folder with --data.",
        status: EX_NOPERM)
    }
    return .ok("\(path) is not there yet; the kiosk makes it.")
  }

  /// Whether anybody can sign in.
  func staff() -> Diagnosis {
    do throws(StorageTrouble) {
      let count = try InspectedDatabase(inFolder: folder, patience: Self.patience)?.countAccounts() ?? 0
      if count > 0 { return .ok(count == 1 ? "There is 1 account." : "There are \(count) accounts.") }
      return .warning(
        "There is no account, so nobody can sign in and leave a locked kiosk.",
        mend: "Make one as the kiosk's user: counterbell staff add ID")
    } catch {
      return .note("Not checked, because the database can't be used.")
    }
  }

  /// Whether there is room for more.
  func disk() -> Diagnosis {
    DiskRoom(in: ExistingFolder(above: folder).path).diagnosis
  }
}

extension StorageTrouble {
  fileprivate var sentence: String { "\(path): \(reason) (\(operation))." }

  fileprivate var remedy: String {
    switch kind {
    case .busy: "Wait until an import or export has ended, or end what holds it: fuser -v \(path)"
    case .full: "Make room on its disk."
    case .readOnly: "Mount its disk for writing, or name another folder with --data."
    case .noPermission:
      "Run this as the kiosk's user, or give the folder with all in it to that user with chown."
    case .cannotOpen, .other: "Look at the folder, at its disk, and at what the kernel says (dmesg)."
    case .damaged: "Move it away, with the files beside it, and restore a copy; the kiosk makes a new one."
    case .newer: "Install the version of counterbell that wrote it."
    }
  }
}
