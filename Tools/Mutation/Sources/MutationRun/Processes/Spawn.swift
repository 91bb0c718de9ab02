#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts programs in a session of their own, which Foundation cannot.
enum Spawn {
  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let newSession: Int16 = 0x0400
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static let newSession: Int16 = 0x80
  #endif

  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - log: The file for both outputs, which is replaced.
  /// - Returns: The number of the process, which is also that of its session.
  static func start(_ command: [String], environment: [String: String], log: String) throws -> Int32 {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw RunFailure("cannot start \(command[0]): \(String(cString: strerror(code)))") }
    return process
  }

  /// How a process ended; nil while it runs.
  static func ending(of process: Int32) -> ProcessEnding? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  static func kill(_ process: Int32) {
    #if canImport(Darwin)
      _ = Darwin.kill(process, SIGKILL)
    #elseif canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #endif
  }
}

package enum ProcessEnding: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)

  /// The process took too long and was killed.
  case timeout

  /// The process had printed what was waited for, and was killed.
  case stopped(line: String)
}
