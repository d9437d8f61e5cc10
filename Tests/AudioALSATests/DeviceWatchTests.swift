import Foundation
import Glibc
import TestSupport
import Testing

@testable import AudioALSA

struct DeviceWatchTests {
  @Test func `a device that comes or goes is seen`() throws {
    let folder = try TemporaryFolder()
    let observer = Observer(folder: folder.url.path)
    #expect(observer.news == .nothing)
    try folder.write("", to: "controlC0")
    #expect(observer.news == .devicesChanged)
    #expect(observer.news == .nothing)
    try FileManager.default.removeItem(atPath: folder.path("controlC0"))
    #expect(observer.news == .devicesChanged)
  }

  @Test func `a folder that appears, goes and appears again is seen`() throws {
    let folder = try TemporaryFolder()
    let devices = folder.path("snd")
    let observer = Observer(folder: devices)
    for _ in 0..<3 {
      try FileManager.default.createDirectory(atPath: devices, withIntermediateDirectories: false)
      #expect(observer.news == .devicesChanged)
      try folder.write("", to: "snd/controlC0")
      #expect(observer.news == .devicesChanged)
      try FileManager.default.removeItem(atPath: devices)
      #expect(observer.news == .somethingElse)
    }
  }

  @Test func `other files beside a missing folder are no devices`() throws {
    let folder = try TemporaryFolder()
    let observer = Observer(folder: folder.path("snd"))
    try folder.write("", to: "null")
    #expect(observer.news == .somethingElse)
  }
}

/// Looks at a watch as the worker does.
private final class Observer {
  enum News { case nothing, somethingElse, devicesChanged }

  private let watch: DeviceWatch

  init(folder: String) { watch = DeviceWatch(folder: folder) }

  /// What was seen since the last look.
  var news: News {
    var source = pollfd(fd: watch.pollNumber, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&source, 1, 0) == 1 else { return .nothing }
    return watch.devicesChanged() ? .devicesChanged : .somethingElse
  }
}
