import Glibc

/// What another program of the system has written to its standard output.
enum ProgramOutput {
  /// The most bytes that are read.
  private static let limit = 1 << 18

  /// Runs a program by its absolute path, in a clean environment and with nothing to read; nil if it can't be run,
  /// fails, or has not ended within this time.
  static func of(_ program: String, _ arguments: [String], within patience: Duration) -> String? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child = start(program, arguments, output: ends[1])
    close(ends[1])
    guard let child else { return nil }
    let bytes = readAll(ends[0], until: .now + patience)
    if bytes == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? bytes.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  private static func start(_ program: String, _ arguments: [String], output: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The thread that asks is deaf to signals, and this program to two of them; the other is to be neither.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigfillset(&usual)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let environment = ["LC_ALL=C", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "SYSTEMD_COLORS=0"]
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe free(words + variables) }
    var child = pid_t()
    return unsafe posix_spawn(&child, program, &actions, &attributes, &words, &variables) == 0 ? child : nil
  }

  @unsafe private static func free(_ words: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe 0..<words.count { unsafe Glibc.free(words[index]) }
  }

  /// Everything up to the end; nil if that does not come in time.
  private static func readAll(_ descriptor: Int32, until end: ContinuousClock.Instant) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < limit {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { return nil }
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&source, 1, Int32(left.rounded(.up))) > 0 else { continue }
      let count = unsafe read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes.append(contentsOf: part[..<max(0, count)])
    }
    return nil
  }
}
