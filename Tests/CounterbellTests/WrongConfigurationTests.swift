import TestSupport
import Testing

@Suite struct `A configuration that is wrong` {
  @Test(arguments: [
    "words export -", "words import -", "words undo-import", "bookings list", "bookings show ABCDEF",
    "bookings cancel ABCDEF", "bookings export -", "bookings receipt ABCDEF", "sound test", "sound status",
    "config show", "tip --headless", "words --json --mute", "home --headless",
  ])
  func `ends every command that hangs on it, before it does anything`(command: String) async throws {
    let result = try await configured(
      "echo '{\n volume: 10 }' > a; $counterbell \(command) --config a; s=$?; ls -A; exit $s")
    #expect(result.output == "a\nconfig\nstderr\nstdin\nstdout\n")
    #expect(result.errors == "counterbell: a:2: volume: 10 is not a whole number from 0 to 9\n")
    #expect(result.status == 78)
  }

  @Test(arguments: [
    "echo '{' > $user; $counterbell --help", "mkdir $user; $counterbell --help",
    "echo '{ volume: 10, language: \"ko\" }' > $user; $counterbell --help",
    "$counterbell --help --config missing",
    "echo '{ language: \"ko\" }' > $user; $counterbell --help --language en",
    "echo '{ language: \"ko\" }' > $user; $counterbell --help --config missing",
  ])
  func `keeps no help from anyone`(script: String) async throws {
    #expect(try await configured(script) == (try await Program.run("--help")))
  }

  @Test func `keeps neither the version nor the list of devices from anyone`() async throws {
    let wrong = try await configured("echo '{' > $user; $counterbell --version; $counterbell sound list")
    #expect(wrong == (try await configured("$counterbell --version; $counterbell sound list")))
  }
}
