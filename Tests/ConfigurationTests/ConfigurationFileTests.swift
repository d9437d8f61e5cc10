import Configuration
import Foundation
import TestSupport
import Testing

@Test
func `the named file comes last, behind the user's and the system's`() {
  let files = ConfigurationFile.inOrder(userFolder: "/home/a/.config", named: "b")
  #expect(
    files == [
      ConfigurationFile(path: "/etc/counterbell/config.json5", mayBeMissing: true),
      ConfigurationFile(path: "/home/a/.config/counterbell/config.json5", mayBeMissing: true),
      ConfigurationFile(path: "b"),
    ])
  #expect(ConfigurationFile.inOrder(userFolder: "/home/a/.config", named: nil) == Array(files.dropLast()))
}

@Test(arguments: [
  ("/dev/fd/nowhere", "No such file or directory"), ("/dev/null/a", "Not a directory"), ("/", "Is a directory"),
])
func `a file that can't be read is said with the system's reason`(path: String, reason: String) {
  let fault = #expect(throws: ConfigurationFault.self) {
    try ShopConfiguration.read([ConfigurationFile(path: path)])
  }
  #expect(fault?.kind == .unreadable)
  #expect(fault?.description == "\(path): \(reason)")
}

@Test
func `a folder in place of a file that may be missing is said even so`() throws {
  #expect(throws: ConfigurationFault.self) {
    try ShopConfiguration.read([ConfigurationFile(path: "/", mayBeMissing: true)])
  }
  #expect(
    try ShopConfiguration.read([ConfigurationFile(path: "/dev/null/a", mayBeMissing: true)])
      == ShopConfiguration())
}

@Test
func `a file of a MiB is read and a larger one is refused, even without an end`() throws {
  #expect(try sentence("{}" + String(repeating: " ", count: ConfigurationFile.largest - 2)) == nil)
  #expect(
    try sentence("{}" + String(repeating: " ", count: ConfigurationFile.largest - 1))
      == "1.json5: larger than 1048576 bytes")
  let endless = #expect(throws: ConfigurationFault.self) {
    try ShopConfiguration.read([ConfigurationFile(path: "/dev/zero")])
  }
  #expect(endless?.description == "/dev/zero: larger than 1048576 bytes")
  #expect(endless?.kind == .invalid)
}

@Test
func `a fault tells all its parts apart`() throws {
  let folder = try TemporaryFolder()
  let files = try files(["{\n receipt: { columns: 1 } }"], in: folder)
  let fault = #expect(throws: ConfigurationFault.self) { try ShopConfiguration.read(files) }
  #expect(fault?.kind == .invalid)
  #expect(fault?.file == folder.path("1.json5"))
  #expect(fault?.place == TextPlace(line: 2, column: 22))
  #expect(fault?.path == "receipt.columns")
  #expect(fault?.reason == "1 is not one of 32, 42, 48")
}
