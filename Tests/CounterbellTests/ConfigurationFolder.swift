import TestSupport

/// Runs a script of the shell in a folder with room for the user's configuration file, which is `$user`.
func configured(_ script: String, input: String = "") async throws -> Child {
  try await Program.shell(
    """
    cd "$HOME"; export XDG_CONFIG_HOME=$HOME/config; mkdir -p config/counterbell
    user=config/counterbell/config.json5
    \(script)
    """, input: input)
}
