import Glibc
import TestSupport
import Testing

@testable import AudioALSA

struct SoundServerTests {
  @Test(arguments: [
    ("XDG_RUNTIME_DIR", "native", false), ("PULSE_RUNTIME_PATH", "native", true),
    ("PIPEWIRE_RUNTIME_DIR", "pipewire-0", true), ("XDG_RUNTIME_DIR", "pipewire-0", true),
    ("XDG_RUNTIME_DIR", "other", false),
  ])
  func `a server is found where its variable leads`(variable: String, name: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    let listener = try Listener(path)
    let value = String(path.dropLast(name.count + 1))
    let servers = SoundServer.around(user: 4_000_000) { $0 == variable ? value : "" }
    #expect(servers.map(\.socket) == (isFound ? [path] : []))
    #expect(!servers.contains { !$0.isListening })
    listener.end()
  }

  @Test func `the address of a server may be a path`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("server")
    let listener = try Listener(path)
    for address in [path, "unix:\(path)"] {
      let servers = SoundServer.around(user: 4_000_000) { $0 == "PULSE_SERVER" ? address : "" }
      #expect(servers.map(\.socket) == [path])
    }
    listener.end()
  }

  @Test func `a server that has died is told from one that listens`() throws {
    let folder = try TemporaryFolder()
    let listener = try Listener(folder.path("server"))
    #expect(SoundServer(socket: folder.path("server"))?.isListening == true)
    listener.end()
    #expect(SoundServer(socket: folder.path("server"))?.isListening == false)
  }

  @Test func `a file that is no socket is no server`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "server")
    #expect(SoundServer(socket: folder.path("server")) == nil)
    #expect(SoundServer(socket: folder.path("nothing")) == nil)
  }
}

/// A socket that takes callers until its end.
private struct Listener {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let address = try #require(sockaddr_un(path: path))
    let bound = unsafe withUnsafePointer(to: address) {
      let length = socklen_t(MemoryLayout<sockaddr_un>.size)
      return unsafe bind(descriptor, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), length)
    }
    try #require(bound == 0 && listen(descriptor, 4) == 0)
  }

  func end() { close(descriptor) }
}
