import Domain
import Presentation
import Testing

@testable import ReactiveStyle

/// The rules are a function of state and event, and are tested without a test double.
@Suite struct ReducerTests {
  private let start = ListState<Product>(route: Lamps.route)

  @Test func `asks for a first page once`() {
    let loading = start.after(.action(.appear))

    #expect(loading.request?.kind == .first)
    #expect(loading.content == .loading)
    #expect(loading.after(.action(.appear)) == loading)
    #expect(loading.after(.action(.refresh)) == loading)
  }

  @Test func `ignores the result of a request that was superseded`() throws {
    let old = start.after(.action(.appear))
    let new = old.after(.action(.search("red")))
    let number = try #require(old.request?.number)

    #expect(new.after(.loaded(number, .page((Lamps.first, .idle)))) == new)
    #expect(new.after(.failed(number, Lamps.error(.offline))) == new)
    #expect(new.after(.cancelled(number)) == new)
  }

  @Test func `is as before after a request that was cancelled`() throws {
    let loading = start.after(.action(.appear))

    let cancelled = loading.after(.cancelled(try #require(loading.request?.number)))

    #expect(cancelled.content == .idle)
    #expect(cancelled.running.isEmpty)
  }
}
