import Foundation
import TestSupport
import Testing

@testable import AudioALSA

struct DeviceFolderTests {
  @Test func `the devices that play are named in order, and no others`() throws {
    let folder = try TemporaryFolder()
    for name in ["pcmC1D0p", "pcmC0D0p", "pcmC0D0c", "controlC0", "timer"] { try folder.write("", to: name) }
    let devices = DeviceFolder(path: folder.url.path)
    #expect(devices.playing == ["pcmC0D0p", "pcmC1D0p"])
    #expect(devices.mayOpen("pcmC0D0p"))
    #expect(!devices.mayOpen("pcmC2D0p"))
  }

  @Test func `a folder that isn't there is told from one without devices`() throws {
    let folder = try TemporaryFolder()
    #expect(DeviceFolder(path: folder.url.path).playing == [])
    #expect(DeviceFolder(path: folder.path("snd")).playing == nil)
  }

  @Test(arguments: ["pcmC0D0p", "pcmC0D0c"])
  func `the program that holds a device that plays is named`(device: String) throws {
    let folder = try TemporaryFolder()
    let holder = Process()
    holder.executableURL = URL(filePath: "/bin/sleep")
    holder.arguments = ["60"]
    holder.standardInput = try FileHandle(forReadingFrom: folder.newFile(device))
    try holder.runWithSignals()
    defer { holder.terminate() }
    let holders = DeviceFolder(path: folder.url.path).holders
    #expect(holders == (device.hasSuffix("p") ? ["sleep (process \(holder.processIdentifier))"] : []))
  }
}
