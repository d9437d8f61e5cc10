import Domain
import Glibc

extension Author {
  /// Who runs the program, by the name that the machine has for them, or their number where it has none.
  static var machineUser: Author {
    let user = getuid()
    return .user(unsafe getpwuid(user).map { unsafe String(cString: $0.pointee.pw_name) } ?? "\(user)")
  }
}
