import Domain
import TestSupport
import Testing

@testable import Presentation

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LatestTaskTests {
  private let gate = CallGate<String, Int, DomainError>(unanswered: .timedOut)
  private let latest = LatestTask<Int>()

  private func run(_ name: String) async -> LatestTask<Int>.Outcome {
    await latest.run { [gate] () async throws(DomainError) in try await gate.call(name) }
  }

  @Test func `hands on a value`() async {
    await gate.answer(0, .success(7))

    guard case .success(7) = await run("first") else { return reportUnexpectedOutcome() }
    #expect(await gate.calls == ["first"])
  }

  @Test func `hands on an error`() async {
    await gate.answer(0, .failure(.offline))

    guard case .failure(.offline) = await run("first") else { return reportUnexpectedOutcome() }
  }

  @Test func `runs one load after another`() async {
    await gate.answer(0, .failure(.offline))
    await gate.answer(1, .success(8))

    _ = await run("first")

    guard case .success(8) = await run("second") else { return reportUnexpectedOutcome() }
  }

  @Test func `a newer load cancels and supersedes an older one`() async {
    let older = Task { await run("older") }
    await gate.called(times: 1)
    let newer = Task { await run("newer") }
    await gate.called(times: 2)

    await gate.cancelled(0)
    await gate.answer(0, .success(1))
    guard case .superseded = await older.value else { return reportUnexpectedOutcome() }

    await gate.answer(1, .success(2))
    guard case .success(2) = await newer.value else { return reportUnexpectedOutcome() }
  }

  @Test func `an error of a superseded load goes nowhere`() async {
    let older = Task { await run("older") }
    await gate.called(times: 1)
    let newer = Task { await run("newer") }
    await gate.called(times: 2)

    await gate.answer(1, .success(2))
    guard case .success(2) = await newer.value else { return reportUnexpectedOutcome() }

    await gate.answer(0, .failure(.offline))
    guard case .superseded = await older.value else { return reportUnexpectedOutcome() }
  }

  @Test(arguments: [Result<Int, DomainError>.success(1), .failure(.cancelled), .failure(.offline)])
  func `cancelling the waiting task cancels the load, whatever it answers`(answer: Result<Int, DomainError>) async {
    let task = Task { await run("first") }
    await gate.called(times: 1)

    task.cancel()
    await gate.cancelled(0)
    await gate.answer(0, answer)

    guard case .cancelled = await task.value else { return reportUnexpectedOutcome() }
  }

  @Test func `a source that says it was cancelled ends as cancelled`() async {
    await gate.answer(0, .failure(.cancelled))

    guard case .cancelled = await run("first") else { return reportUnexpectedOutcome() }
  }

  @Test func `cancel ends the running load as superseded`() async {
    let task = Task { await run("first") }
    await gate.called(times: 1)

    latest.cancel()
    await gate.cancelled(0)
    await gate.answer(0, .success(1))

    guard case .superseded = await task.value else { return reportUnexpectedOutcome() }
  }

  @Test func `runs away from the main actor`() async {
    let isOnMainActor = LatestTask<Bool>()

    let outcome = await isOnMainActor.run { () async throws(DomainError) in #isolation === MainActor.shared }

    guard case .success(false) = outcome else { return reportUnexpectedOutcome() }
  }

  private func reportUnexpectedOutcome(sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record("The outcome is another.", sourceLocation: sourceLocation)
  }
}
