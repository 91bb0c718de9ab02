import Foundation
import Testing

@testable import MutationRun

/// How programs are run, stopped and killed with all that they started.
@Suite(.timeLimit(.minutes(2)))
struct SessionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `ends with the status of the program`() async throws {
    #expect(try await run("exit 0") == .exit(0))
    #expect(try await run("exit 3") == .exit(3))
    #expect(try await run("kill -SEGV $$") == .signal(11))
  }

  @Test func `a program that takes too long is killed`() async throws {
    #expect(try await run("sleep 1000", timeout: .milliseconds(200)) == .timeout)
  }

  @Test func `a program is stopped at a line`() async throws {
    #expect(try await run("echo first; echo second; sleep 1000") { $0 == "second" } == .stopped(line: "second"))
    #expect(try await run("echo first; echo last") { $0 == "last" } == .stopped(line: "last"))
  }

  #if os(Linux)
    @Test func `what a program leaves behind is killed, also in a group of its own`() async throws {
      let session = try await session("set -m; (sleep 1000 & sleep 1000) & exit 0").run(timeout: .seconds(60)).session

      #expect(SessionProcesses.all(of: session) == [])
    }
  #endif

  @Test func `a program without an environment finds the note`() async throws {
    var session = session("env -i sh -c 'cat \(folder.path)/$(ps -o sid= -p $$ | tr -d \" \")' 2>&1")
    session.note = (folder.path, "17")

    #expect(try await session.run(timeout: .seconds(60)).ending == .exit(0))

    #expect(try String(contentsOfFile: session.log, encoding: .utf8) == "17\n")
  }

  @Test func `a task that is cancelled ends its program`() async throws {
    let session = session("echo started; sleep 1000")
    let task = Task { try await session.run(timeout: .seconds(60)) }
    task.cancel()

    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  private func run(
    _ script: String,
    timeout: Duration = .seconds(60),
    stoppingAt stop: (Substring) -> Bool = { _ in false }
  ) async throws -> ProcessEnding {
    try await session(script).run(timeout: timeout, stoppingAt: stop).ending
  }

  private func session(_ script: String) -> Session {
    Session(
      command: ["/bin/sh", "-c", script],
      folder: folder.path,
      environment: ["PATH": "/usr/bin:/bin"],
      log: folder.appending(path: "\(UUID().uuidString).log").path
    )
  }
}
