import Foundation
import Reading

/// Another program that runs.
struct Subprocess {
  private let process: Process
  private let pipes: [Pipe]

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Starts a program of the folders in `PATH`.
  ///
  /// - Parameter environment: What is different from this process's environment; without a value, what is not set.
  /// - Throws: `Failure` if the program cannot be started.
  init(
    starting program: String,
    _ arguments: [String],
    in folder: String,
    environment: [String: String?] = [:]
  ) throws {
    guard let path = Self.find(program) else {
      throw Failure("\(program) cannot be started; install it, or add it to PATH.")
    }
    let inherited: [String: String?] = ProcessInfo.processInfo.environment
    process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = inherited.merging(environment) { $1 }.compactMapValues(\.self)
    process.standardInput = FileHandle.nullDevice
    pipes = [Pipe(), Pipe()]
    process.standardOutput = pipes[0]
    process.standardError = pipes[1]
    do {
      try process.run()
    } catch {
      throw Failure("cannot start \(program): \(error.reason).")
    }
  }

  /// Waits for the end of the program.
  func outcome() -> Outcome {
    let texts = Self.contents(of: pipes).map { String(decoding: $0, as: UTF8.self) }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Reads pipes to their ends. It reads all of them at the same time, because a program waits while one is full.
  private static func contents(of pipes: [Pipe]) -> [Data] {
    var contents = pipes.map { _ in Data() }
    var places = pipes.map { pipe in
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // `poll` leaves out negative descriptors.
    while places.contains(where: { $0.fd >= 0 }) {
      guard poll(&places, nfds_t(places.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in places.indices where places[index].revents != 0 {
        let count = read(places[index].fd, &buffer, buffer.count)
        if count > 0 { contents[index].append(contentsOf: buffer[..<count]) } else { places[index].fd = -1 }
      }
    }
    return contents
  }

  private static func find(_ program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }
}

/// Signals that ask the program to end.
enum Interrupts {
  /// Ignores SIGINT, SIGTERM and SIGHUP while the work runs, so that no file is left half-written.
  static func ignored(during work: () throws -> Void) rethrows {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    try work()
  }

  /// Calls the body on a thread of its own when SIGINT or SIGTERM comes.
  ///
  /// The signal's handler writes its number into a pipe. Dispatch's sources for signals are not used, because on Linux one
  /// was lost now and then on a busy machine, and the program went on.
  static func handle(_ body: @escaping @Sendable (Int32) -> Void) {
    let readEnd = pipe.read
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(readEnd, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      body(Int32(number))
    }
  }

  /// Whether SIGINT and SIGTERM are handled, or end the program at once.
  static func setHandled(_ isHandled: Bool) {
    // Swift makes the pipe when it is first used, which a handler must not do.
    let isPossible = pipe.write >= 0
    for number in [SIGINT, SIGTERM] {
      guard isHandled, isPossible else {
        signal(number, SIG_DFL)
        continue
      }
      signal(number) { number in
        // The interrupted code may be about to read it.
        let error = errno
        defer { errno = error }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupts.pipe.write, &byte, 1)
      }
    }
  }

  /// Both are -1 if there are no more descriptors; then signals end the program at once.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
