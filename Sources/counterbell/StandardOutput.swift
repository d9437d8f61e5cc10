import Front
import Glibc

extension Output {
  static var standard: Output { Output(descriptor: STDOUT_FILENO, name: "standard output") }
}

/// Writes a line to standard output at once, with nothing in it that drives a terminal.
func say(_ line: String) throws(SystemError) {
  var output = Output.standard
  output.bytes.append(printable: line)
  output.bytes.append(UInt8(ascii: "\n"))
  try output.flush()
}
