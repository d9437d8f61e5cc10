import Glibc

/// The devices that the kernel shows, each a file in one folder.
package struct DeviceFolder {
  let path: String

  package init(path: String = "/dev/snd") { self.path = path }

  /// The names of the devices that play, such as `pcmC0D0p`; nil if there is no such folder.
  package var playing: [String]? {
    names(in: path)?.filter { $0.hasPrefix("pcm") && $0.hasSuffix("p") }.sorted()
  }

  /// Whether this user may play on a device.
  package func mayOpen(_ name: String) -> Bool { unsafe access("\(path)/\(name)", R_OK | W_OK) == 0 }

  /// The programs that hold a device that plays, such as `aplay (process 1234)`, as far as this user may see.
  package var holders: [String] {
    let own = getpid()
    let processes = (names(in: "/proc") ?? []).compactMap { Int32($0) }.filter { $0 != own }.sorted()
    return processes.filter(holds).map { process in
      let name = text("/proc/\(process)/comm")
      return "\(name.isEmpty ? "a program" : name) (process \(process))"
    }
  }

  private func holds(_ process: Int32) -> Bool {
    let descriptors = "/proc/\(process)/fd"
    return (names(in: descriptors) ?? []).contains { number in
      let target = link("\(descriptors)/\(number)")
      return target.hasPrefix("\(path)/pcm") && target.hasSuffix("p")
    }
  }
}

/// The names of the files in a folder; nil if it can't be read.
func names(in folder: String) -> [String]? {
  guard let stream = unsafe opendir(folder) else { return nil }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}

/// What a symbolic link points to; empty if it can't be read.
private func link(_ path: String) -> String {
  var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe readlink(path, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The first line of a short file; empty if it can't be read.
private func text(_ path: String) -> String {
  let file = FileDescriptor(number: unsafe open(path, O_RDONLY | O_CLOEXEC))
  var bytes = [UInt8](repeating: 0, count: 256)
  let count = unsafe read(file.number, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
}
