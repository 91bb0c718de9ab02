import Domain
import Mocks
import Testing

struct MockBehaviourTests {
  /// Notes what it is asked to wait for, and does not.
  private actor Clock {
    private(set) var waits: [Duration] = []

    func wait(_ duration: Duration) {
      waits.append(duration)
    }
  }

  private let clock = Clock()

  private func categories(_ behaviour: MockBehaviour) async throws(DomainError) -> [ProductCategory] {
    try await MockProductUseCase(behaviour: behaviour).categories()
  }

  @Test func `answers at once where nothing is said`() async throws {
    let behaviour = MockBehaviour(sleep: { [clock] in await clock.wait($0) })

    #expect(try await categories(behaviour) == .fixtures)
    #expect(await clock.waits.isEmpty)
  }

  @Test func `waits with the sleep it was given`() async throws {
    let behaviour = MockBehaviour(delay: .seconds(3_600), sleep: { [clock] in await clock.wait($0) })

    #expect(try await categories(behaviour) == .fixtures)
    #expect(await clock.waits == [.seconds(3_600)])
  }

  @Test func `throws its error, after the delay`() async {
    let behaviour = MockBehaviour(
      delay: .seconds(1),
      throwError: .timedOut,
      sleep: { [clock] in await clock.wait($0) }
    )

    await #expect(throws: DomainError.timedOut) { try await categories(behaviour) }
    #expect(await clock.waits == [.seconds(1)])
  }

  @Test func `a sleep that is interrupted ends as cancelled`() async {
    let behaviour = MockBehaviour(delay: .seconds(1), throwError: .offline, sleep: { _ in throw CancellationError() })

    await #expect(throws: DomainError.cancelled) { try await categories(behaviour) }
  }

  @Test func `a cancelled task gets no answer`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await categories(MockBehaviour())
    }

    await #expect(throws: DomainError.cancelled) { try await task.value }
  }
}
