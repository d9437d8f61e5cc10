import Glibc

/// The places where sound servers listen.
package struct SoundServer {
  /// Where it listens, by its path.
  package let socket: String
  /// Whether it takes callers; a server that has died leaves its socket behind.
  package let isListening: Bool

  /// The sockets that are there, for the variables of an environment and a user's number.
  package static func around(user: UInt32 = getuid(), variable: (String) -> String) -> [SoundServer] {
    let own = "/run/user/\(user)"
    let runtime = [variable("XDG_RUNTIME_DIR"), own]
    let candidates =
      [variable("PULSE_SERVER").withoutUnix, variable("PULSE_RUNTIME_PATH").with("native")]
      + runtime.map { $0.with("pulse/native") } + ["/run/pulse/native"]
      + [variable("PIPEWIRE_RUNTIME_DIR").with("pipewire-0")] + runtime.map { $0.with("pipewire-0") }
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0).inserted }.compactMap { SoundServer(socket: $0) }
  }

  /// Looks at a path; nil if no socket is there.
  init?(socket path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    socket = path
    isListening = SoundServer.answers(path)
  }

  private static func answers(_ path: String) -> Bool {
    guard let address = sockaddr_un(path: path) else { return false }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let caller = FileDescriptor(number: Glibc.socket(AF_UNIX, kind, 0))
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let answer = unsafe withUnsafePointer(to: address) {
      unsafe connect(caller.number, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), length)
    }
    return answer == 0 || errno == EAGAIN
  }
}

extension sockaddr_un {
  /// The address of a socket in the file system; nil if its path is too long.
  init?(path: String) {
    self.init()
    sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: sun_path) else { return nil }
    unsafe withUnsafeMutableBytes(of: &sun_path) { unsafe $0.copyBytes(from: bytes) }
  }
}

extension String {
  /// The path of a file in this folder; empty if the folder is not known.
  fileprivate func with(_ file: String) -> String { isEmpty ? "" : "\(self)/\(file)" }

  /// The path behind `unix:`, as PulseAudio writes the address of a socket.
  fileprivate var withoutUnix: String { hasPrefix("unix:") ? String(dropFirst(5)) : self }
}
