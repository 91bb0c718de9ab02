import Domain
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10))) struct MockHoldTests {
  @Test func `a call waits until it is cancelled`() async {
    let hold = MockHold()
    let call = Task { try await MockProductUseCase(behaviour: hold.behaviour).categories() }
    await hold.arrival()

    call.cancel()

    await #expect(throws: DomainError.cancelled) { try await call.value }
  }

  @Test func `a call that is cancelled already does not wait`() async {
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await MockProductUseCase(behaviour: MockHold().behaviour).categories()
    }

    await #expect(throws: DomainError.cancelled) { try await call.value }
  }

  @Test func `nobody waits for a call that will not come`() async {
    let hold = MockHold()

    hold.close()

    await hold.arrival()
  }
}
