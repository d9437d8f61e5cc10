import Foundation
import TestSupport
import Testing

/// Runs the program muted over a pipe's worth of bytes.
private func run(_ bytes: [UInt8], _ arguments: String...) async throws -> Child {
  try await Program.run(["tip", "--headless"] + arguments, bytes: Data(bytes))
}

private func lines(_ result: Child, _ name: String) -> [String] {
  result.output.split(separator: "\n").filter { $0.hasPrefix(name + ":") }.map(String.init)
}

@Test
func `no control character of the input reaches the output`() async throws {
  let controls = (0...0x9F).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)
    .filter { $0.properties.generalCategory == .control && $0 != "\n" }
  let input = controls.flatMap { Array(String($0).utf8) }
  for arguments in [[], ["--json"]] {
    let result = try await Program.run(
      ["tip", "--headless"] + arguments, bytes: Data(Array("b 1".utf8) + input + [0x0A] + input))
    #expect(result.status == 0)
    for scalar in result.output.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
    }
    #expect(result.output.contains(arguments.isEmpty ? "notice: " : #""refused":true"#))
  }
}

@Test
func `invalid UTF-8 is replaced and refused`() async throws {
  let result = try await run(Array("b 5\nb 1".utf8) + [0xFF, 0xFE, 0xC3] + Array("\n".utf8))
  #expect(result.status == 0)
  #expect(lines(result, "input").last == "input: b 1\u{FFFD}\u{FFFD}\u{FFFD}")
  #expect(lines(result, "tip.bill") == ["tip.bill: $5", "tip.bill: $5"])
  #expect(lines(result, "notice").count == 1)
}

@Test
func `lines that end in CR LF are lines`() async throws {
  #expect(try await run(Array("b 5\r\ns 2\r\n".utf8)) == run(Array("b 5\ns 2\n".utf8)))
}

@Test
func `the last line needs no end`() async throws {
  #expect(try await run(Array("b 5\ns 2".utf8)) == run(Array("b 5\ns 2\n".utf8)))
}

@Test
func `an empty input gives an empty output`() async throws {
  #expect(try await run([]) == Child(output: "", errors: "", status: 0))
  #expect(try await Program.shell("$counterbell tip < /dev/null").output == "")
}

@Test
func `a line of ten megabytes is refused in bounded memory and the next one is read`() async throws {
  let long = [UInt8](repeating: 0x31, count: 10_000_000)
  let result = try await run(Array("b 5\n".utf8) + long + Array("\ns 2\n".utf8))
  #expect(result.status == 0)
  #expect(lines(result, "tip.bill") == ["tip.bill: $5", "tip.bill: $5", "tip.bill: $5"])
  #expect(lines(result, "tip.split").last == "tip.split: 2")
  #expect(lines(result, "notice") == ["notice: That line is too long: at most 4096 bytes are read."])
  let script = "head -c 1000000000 /dev/zero | (ulimit -v 400000; $counterbell tip --headless)"
  #expect(try await Program.shell(script).status == 0)
}

@Test
func `half a million lines are answered`() async throws {
  let result = try await Program.shell(
    "seq 500000 | sed 's/^/b /' | $counterbell tip --headless | tail -8 | head -2")
  #expect(result == Child(output: "input: b 500000\ntip.bill: $500,000\n", errors: "", status: 0))
}

@Test
func `a reader that leaves ends the program quietly`() async throws {
  let result = try await Program.shell(
    "yes 'b 1' | $counterbell tip --headless | head -1; echo ${PIPESTATUS[1]}")
  #expect(result == Child(output: "input: b 1\n141\n", errors: "", status: 0))
}

@Test(arguments: ["", "--json"])
func `an output that can't be written is said and ends the program`(format: String) async throws {
  let full = try await Program.shell("echo 'b 1' | $counterbell tip --headless \(format) > /dev/full")
  #expect(full.status == 74)
  #expect(full.errors == "counterbell: writing standard output: No space left on device\n")
  for options in ["--headless", "--device null"] {
    let closed = try await Program.shell("echo 'b 1' | $counterbell tip \(options) \(format) >&-")
    #expect(closed.status == 74)
    #expect(closed.errors == "counterbell: writing standard output: Bad file descriptor\n")
  }
}

@Test
func `an input that can't be read is said and ends the program`() async throws {
  for options in ["--headless", "--device null"] {
    let closed = try await Program.shell("$counterbell tip \(options) <&-")
    #expect(closed.status == 74)
    #expect(closed.errors == "counterbell: reading standard input: Bad file descriptor\n")
  }
  let folder = try await Program.run("tip", "--headless", "--script", "/")
  #expect(folder.status == 74)
  #expect(folder.errors == "counterbell: reading /: Is a directory\n")
  let missing = try await Program.run("tip", "--headless", "--script", "/nowhere")
  #expect(
    missing
      == Child(output: "", errors: "counterbell: /nowhere: No such file or directory\n", status: 66))
}

@Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
func `a signal ends a headless run with its status`(signal: String, status: Int) async throws {
  let waiting = try await Program.shell(
    """
    mkfifo "$HOME/pipe"; exec 3<> "$HOME/pipe"
    $counterbell tip --headless < "$HOME/pipe" & child=$!
    sleep 0.3; kill -\(signal) $child; wait $child; echo $?
    """)
  #expect(waiting.output == "\(status)\n")
  let busy = try await Program.shell(
    """
    $counterbell tip --headless < <(yes 'b 1') > /dev/null & child=$!
    sleep 0.3; kill -\(signal) $child; wait $child; echo $?
    """)
  #expect(busy.output == "\(status)\n")
}

@Test
func `descriptors that do not block are waited for`() async throws {
  let script = """
    import fcntl, os, subprocess, sys, time
    read, write = os.pipe()
    answers, out = os.pipe()
    for end in (read, out):
        fcntl.fcntl(end, fcntl.F_SETFL, os.O_NONBLOCK)
    child = subprocess.Popen([os.environ["counterbell"], "tip", "--headless"], stdin=read, stdout=out)
    os.close(out)
    time.sleep(0.2)
    os.write(write, b"b 5\\n" * 2000)
    os.close(write)
    time.sleep(0.2)
    size = sum(map(len, iter(lambda: os.read(answers, 4096), b"")))
    print(size, child.wait())
    """
  let result = try await Program.shell("python3 - <<'END'\n\(script)\nEND\n")
  #expect(result == Child(output: "292000 0\n"))
}
