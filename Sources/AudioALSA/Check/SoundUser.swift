import Glibc

/// The user that a kiosk runs as, as far as sound cares.
package struct SoundUser {
  /// The login name, or the number if there is none.
  package let name: String
  package let isRoot: Bool
  /// Whether the user is in the group `audio`, to which Debian gives the devices.
  package let isInGroupAudio: Bool

  /// The user of this process.
  package static var current: SoundUser {
    let user = geteuid()
    let entry = unsafe getpwuid(user)
    return SoundUser(
      name: unsafe entry.map { unsafe String(cString: $0.pointee.pw_name) } ?? "\(user)", isRoot: user == 0,
      isInGroupAudio: isIn(group: "audio"))
  }

  private static func isIn(group name: String) -> Bool {
    guard let entry = unsafe getgrnam(name) else { return false }
    let group = unsafe entry.pointee.gr_gid
    var groups = [gid_t](repeating: 0, count: Int(max(0, getgroups(0, nil))))
    let count = unsafe getgroups(Int32(groups.count), &groups)
    return getegid() == group || groups.prefix(Int(max(0, count))).contains(group)
  }
}
