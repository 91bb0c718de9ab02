import Foundation

/// A program and its arguments.
struct Program {
  let path: String
  let arguments: [String]
  /// Environment variables in addition to those of this process.
  var environment: [String: String] = [:]
  /// The exit statuses that count as success.
  var statuses: Set<Int32> = [0]
  /// Whether its standard error is discarded.
  var isQuiet = false

  /// The duration from start to exit, the size of the output and the maximum of memory, both in bytes.
  ///
  /// On Linux the memory is at least that of this process when it starts the program.
  struct Run {
    let duration: Duration
    let bytes: Int
    let peakMemory: Int
  }

  /// Finds a program in the folders of `PATH`.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the program and reads its output from a pipe.
  ///
  /// It uses `posix_spawn`, because the threads and run loop of Foundation's `Process` cost more than what is measured.
  func run() throws -> Run {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchmarkError("No pipe: \(String(cString: strerror(errno)))") }
    defer { close(ends[0]) }
    let (process, start) = try spawn(ends)
    let bytes = Self.drain(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let duration = ContinuousClock.now - start
    guard status & 0x7F == 0, statuses.contains(status >> 8) else {
      throw BenchmarkError("This fails: \(path) \(arguments.joined(separator: " "))")
    }
    return Run(duration: duration, bytes: bytes, peakMemory: usage.ru_maxrss * Self.memoryUnit)
  }

  /// The unit of `ru_maxrss`: bytes on Apple platforms, kilobytes elsewhere.
  private static var memoryUnit: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }

  /// Starts the program with its standard output connected to a pipe.
  private func spawn(_ ends: [Int32]) throws -> (process: pid_t, start: ContinuousClock.Instant) {
    defer { close(ends[1]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if isQuiet { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }

    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    let failure = posix_spawn(&process, path, &actions, nil, &argv, &envp)
    guard failure == 0 else {
      throw BenchmarkError("\(path) cannot be started: \(String(cString: strerror(failure)))")
    }
    return (process, start)
  }

  /// Reads a pipe to its end.
  private static func drain(_ descriptor: Int32) -> Int {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var total = 0
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { total += count } else if count == 0 || errno != EINTR { return total }
    }
  }
}
