import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ProgramRunTests {
  private static let shell = URL(filePath: "/bin/sh")

  /// A process that runs for longer than any test.
  private static func endless() -> Process {
    let process = Process()
    process.executableURL = shell
    process.arguments = ["-c", "exec sleep 10000"]
    return process
  }

  @Test func `has what the program wrote, and its status`() throws {
    let run = try ProgramRun(Self.shell, ["-c", "cat; echo no >&2; exit 3"], input: "yes\n")

    #expect(run == ProgramRun(status: 3, output: "yes\n", errors: "no\n"))
  }

  @Test func `a program that takes too long is killed, and the test fails`() throws {
    let error = RunningProgram.TookTooLong(["sh", "-c", "exec sleep 10000"], limit: 1)

    #expect(error.description == "`sh -c exec sleep 10000` was killed, as it did not end within 1 s.")
    #expect(throws: error) { try ProgramRun(Self.shell, ["-c", "exec sleep 10000"], limit: 1) }
  }

  @Test func `the end of the test's time kills a program that nothing waits for`() async throws {
    let run = Task { try await ProgramRun.ended(Self.endless()) }

    run.cancel()

    #expect(try await run.valueInTime().status == SIGKILL)
  }

  @Test func `a program is killed with its last reference`() async throws {
    let (endings, ending) = AsyncStream<Void>.makeStream()
    let process = Self.endless()
    process.terminationHandler = { _ in ending.yield() }

    _ = try RunningProgram(process)
    for await _ in endings { break }

    try #require(!process.isRunning)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGKILL)
  }
}
