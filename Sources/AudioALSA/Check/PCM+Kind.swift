internal import CALSA

extension PCM {
  /// What the device's name stands for, in libasound's words from the name inwards; nil if it says nothing.
  ///
  /// To be asked before the device is negotiated with, because later the words have numbers among them.
  var kind: String? {
    var output: OpaquePointer?
    guard unsafe snd_output_buffer_open(&output) == 0 else { return nil }
    defer { unsafe snd_output_close(output) }
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe snd_pcm_dump(handle, output) >= 0 else { return nil }
    let length = unsafe snd_output_buffer_string(output, &text)
    guard length > 0, let text = unsafe text else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: length).map { UInt8(bitPattern: $0) }
    return PCM.kind(inDump: String(decoding: bytes, as: UTF8.self))
  }

  /// The devices that a dump names, each behind the one that leads to it.
  static func kind(inDump dump: String) -> String? {
    let lines = dump.split(separator: "\n").filter { $0.first != " " && $0 != "Its setup is:" }
    let names = lines.map { $0.hasPrefix("Slave: ") ? $0.dropFirst(7) : $0 }
    return names.isEmpty ? nil : names.joined(separator: ": ")
  }
}

extension PCM {
  /// The type that libasound's configuration gives a name, for a device that does not open; nil if it has none.
  static func definedType(_ name: String) -> String? {
    var top: OpaquePointer?
    guard unsafe snd_config_update_ref(&top) >= 0, let top = unsafe top else { return nil }
    defer { unsafe snd_config_unref(top) }
    var definition: OpaquePointer?
    guard unsafe snd_config_search_definition(top, "pcm", name, &definition) >= 0 else { return nil }
    defer { unsafe snd_config_delete(definition) }
    var type: OpaquePointer?
    var text: UnsafePointer<CChar>?
    guard unsafe snd_config_search(definition, "type", &type) == 0 else { return nil }
    guard unsafe snd_config_get_string(type, &text) == 0 else { return nil }
    return unsafe text.map { unsafe String(cString: $0) }
  }
}
