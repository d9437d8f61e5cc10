import Glibc

/// Tells when devices come or go in a folder, which need not exist yet.
struct DeviceWatch: ~Copyable {
  private let folder: String
  private let descriptor: FileDescriptor

  /// Watches the folder of the devices, or the folder that it will appear in.
  init(folder: String) {
    self.folder = folder
    descriptor = FileDescriptor(number: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    attach()
  }

  /// The descriptor to poll; -1, which poll ignores, on a system without inotify.
  var pollNumber: Int32 { descriptor.number }

  /// Takes what was seen, and says whether devices may have changed.
  func devicesChanged() -> Bool {
    descriptor.drain()
    return attach()
  }

  /// Sets the watch anew, because the folder itself may have come or gone; true if it is there.
  @discardableResult
  private func attach() -> Bool {
    let comingAndGoing = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)
    if watch(folder, for: comingAndGoing) { return true }
    let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    _ = watch(String(parent), for: UInt32(IN_CREATE))
    return watch(folder, for: comingAndGoing)
  }

  private func watch(_ path: String, for events: UInt32) -> Bool {
    unsafe inotify_add_watch(descriptor.number, path, events) >= 0
  }
}
