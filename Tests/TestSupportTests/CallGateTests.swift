import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct CallGateTests {
  private struct Failure: Error, Equatable {
    let name: String
  }

  private let gate = CallGate<String, Int, Failure>(unanswered: Failure(name: "unanswered"))

  @Test func `a call ends when the test answers it, before or after it came`() async throws {
    await gate.answer(0, .success(7))
    #expect(try await gate.call("first") == 7)

    let second = Task { try await gate.call("second") }
    await gate.called(times: 2)
    await gate.answer(1, .failure(Failure(name: "no")))

    await #expect(throws: Failure(name: "no")) { try await second.valueInTime() }
    #expect(await gate.calls == ["first", "second"])
  }

  @Test func `a call that is never answered fails`() async {
    let gate = CallGate<String, Int, Failure>(unanswered: Failure(name: "unanswered"), limit: .zero)

    await #expect(throws: Failure(name: "unanswered")) { try await gate.call("first") }
  }

  @Test func `a cancelled call waits for its answer, and a cancelled test does not wait for it`() async throws {
    let call = Task { try await gate.call("first") }
    call.cancel()
    await gate.cancelled(0)
    let test = Task {
      await gate.called(times: 2)
      return try await call.valueInTime()
    }

    test.cancel()
    await #expect(throws: StillRunning.self) { try await test.value }
    await gate.answer(0, .success(7))

    #expect(try await call.valueInTime() == 7)
  }
}
