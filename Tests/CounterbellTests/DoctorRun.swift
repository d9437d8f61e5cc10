import TestSupport

/// A run of `counterbell doctor` over a sound device that takes everything, behind a script of the shell.
struct DoctorRun {
  let child: Child
  let answer: DoctorAnswer

  /// Runs `script` in a folder of its own, where `doctor` is to be called once.
  init(_ script: String, variables: [String: String] = [:]) async throws {
    child = try await Self.run(script, "--json", variables: variables)
    answer = try DoctorAnswer(child)
  }

  static func run(
    _ script: String, _ option: String = "", variables: [String: String] = [:]
  ) async throws -> Child {
    let folder = try TemporaryFolder()
    let environment = try SoundConfiguration.null.environment(in: folder).merging(variables) { $1 }
    return try await Program.shell(
      """
      cd "$HOME"; export XDG_CONFIG_HOME=$HOME/config
      words() { $counterbell words --headless --data data "$@" > /dev/null; }
      doctor() { $counterbell doctor \(option) "$@"; }
      \(script)
      """, environment: environment, in: folder)
  }
}
