import Foundation
import Reading

struct Subprocess {
  private let process: Process
  private let outputPipe = Pipe()
  private let errorPipe = Pipe()

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
    let inherited = ProcessInfo.processInfo.environment
    let paths = inherited["PATH"]?.split(separator: ":").map { "\($0)/\(program)" } ?? []
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Failure("\(program) cannot be started; install it, or add it to PATH.")
    }
    process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = (inherited as [String: String?]).merging(environment) { $1 }.compactMapValues(\.self)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    do {
      try process.run()
    } catch {
      throw Failure("cannot start \(program): \(error.reason).")
    }
  }

  func outcome() -> Outcome {
    // A program waits while one of its pipes is full, so both are read at the same time. The semaphore orders the threads.
    nonisolated(unsafe) var errors = Data()
    let areRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [errorPipe] in
      errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
      areRead.signal()
    }
    let output = outputPipe.fileHandleForReading.readDataToEndOfFile()
    areRead.wait()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self)
    )
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
    let handler: @convention(c) (Int32) -> Void = { number in
      // The interrupted code may be about to read it.
      let error = errno
      defer { errno = error }
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interrupts.pipe.write, &byte, 1)
    }
    for number in [SIGINT, SIGTERM] { signal(number, isHandled && isPossible ? handler : SIG_DFL) }
  }

  /// Both are -1 if there are no more descriptors; then signals end the program at once.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
