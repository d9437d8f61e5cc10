import Domain
import Foundation
import Lists
import Testing

struct EncodingTests {
  @Test
  func `an encoding that is named is taken instead of what is found`() throws {
    let bytes = Data([0x63, 0x61, 0x66, 0xE9, 0x2C, 0x78, 0x0A])
    #expect(try readings(bytes).first?.fault == .undecodable(encoding: "UTF-8"))
    #expect(try readings(bytes, encoding: "latin1").first?.entry == Entry(saved: "café", "x"))
  }

  @Test(arguments: ["nonsense", "", "CP949//IGNORE", "UTF-8//TRANSLIT"])
  func `a name that iconv does not know is no encoding`(name: String) {
    #expect(TextEncoding(named: name) == nil)
  }

  @Test(arguments: ["utf-8", "UTF8", "euc-kr", "Shift_JIS", "CP949", "ISO-8859-1"])
  func `a name that iconv knows is an encoding in any case`(name: String) {
    #expect(TextEncoding(named: name) != nil)
  }

  @Test
  func `each byte that is no character is refused with its line and none is replaced`() throws {
    for byte in UInt8(0x80)...0xFF {
      let list = Data("사과,과일\n강,물\n".utf8) + [0x78, byte, 0x2C, 0x79, 0x0A] + Data("산,땅\n".utf8)
      let read = try readings(list)
      #expect(read.map(\.line) == [1, 2, 3, 4])
      #expect(read[2].fault == .undecodable(encoding: "UTF-8"))
      #expect(read[3].entry == Entry(saved: "산", "땅"))
    }
  }
}
