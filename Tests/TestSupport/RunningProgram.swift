public import Foundation

/// A program that runs. It is killed after a limit, and with its last reference, so that no test waits for it forever.
public final class RunningProgram {
  /// A program ran for longer than a test may wait for it.
  public struct TookTooLong: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ command: [String], limit: TimeInterval) {
      description = "`\(command.joined(separator: " "))` was killed, as it did not end within \(Int(limit)) s."
    }
  }

  /// In seconds. No program of the tests takes as long, even on a busy machine. `TEST_PROGRAM_LIMIT` in the environment
  /// sets another limit, for tests whose programs may wait forever.
  public static let usualLimit =
    ProcessInfo.processInfo.environment["TEST_PROGRAM_LIMIT"].flatMap(TimeInterval.init) ?? 600

  public let process: Process
  private let limit: TimeInterval
  private let killing: DispatchWorkItem
  private let isKilled = DispatchSemaphore(value: 0)

  /// Starts a process.
  public init(_ process: Process, limit: TimeInterval = RunningProgram.usualLimit) throws {
    self.process = process
    self.limit = limit
    try process.run()
    let (number, isKilled) = (process.processIdentifier, isKilled)
    killing = DispatchWorkItem {
      isKilled.signal()
      kill(number, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: killing)
  }

  deinit {
    killing.cancel()
    if process.isRunning { stop() }
  }

  /// Kills the program.
  public func stop() {
    kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the program.
  ///
  /// - Throws: ``TookTooLong`` if it was killed because of the limit.
  public func waitForEnd() throws {
    process.waitUntilExit()
    killing.cancel()
    guard isKilled.wait(timeout: .now()) == .success else { return }
    throw TookTooLong([process.executableURL?.lastPathComponent ?? ""] + (process.arguments ?? []), limit: limit)
  }
}
