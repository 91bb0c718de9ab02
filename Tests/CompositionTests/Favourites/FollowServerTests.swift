import Composition
import Domain
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FollowServerTests {
  @Test func `an error that passes does not end it`() async throws {
    let source = try #require(Configuration.Source("https://shop.example"))
    let container = DIContainer.live(Configuration(source: source)).with(AccountAccess(sessions: BusySessions()))
    let (waits, wait) = AsyncStream<Duration>.makeStream()

    await container.followServer { wait.yield($0) }

    wait.finish()
    #expect(await waits.reduce(into: []) { $0.append($1) } == [.seconds(60)])
  }
}

/// Has no session, which it says only when it is asked again.
private actor BusySessions: SessionStore {
  private var isBusy = true

  func token() throws(DomainError) -> Secret? {
    defer { isBusy = false }
    if isBusy { throw .storage(.busy) }
    return nil
  }

  func store(_ token: Secret?) {}
}
