import TestSupport

/// A run of `counterbell sound` over a configuration of its own.
struct SoundCommandRun {
  let child: Child
  let time: Duration
  /// What the device has consumed, where it records.
  let recording: Recording

  init(
    _ arguments: String..., on configuration: SoundConfiguration, variables: [String: String] = [:]
  ) async throws {
    let folder = try TemporaryFolder()
    let environment = try configuration.environment(in: folder).merging(variables) { $1 }
    let program = try BuiltProduct.path("counterbell")
    let clock = ContinuousClock()
    let start = clock.now
    child = try await Child.run(program, ["sound"] + arguments, environment: environment, in: folder)
    time = clock.now - start
    recording = Recording(bytes: folder.bytes("recording"))
  }

  /// The value of a line `name: value`; nil if there is none.
  func value(_ name: String) -> Substring? {
    child.lines.first { $0.hasPrefix("\(name): ") }?.dropFirst(name.count + 2)
  }
}
