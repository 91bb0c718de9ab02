import Domain
import Mocks
import Presentation
import Testing

@testable import ReactiveStyle

/// The reactive style's rules are a function from state and event to state, and are tested without any double.
@Suite struct ReducerTests {
  private let start = ListState(route: ProductListRoute())

  @Test func `asks for a first page once`() {
    let loading = start.after(.appear)

    #expect(loading.request?.kind == .first)
    #expect(loading.content == .loading)
    #expect(loading.after(.appear) == loading)
    #expect(loading.after(.refresh) == loading)
  }

  @Test func `takes no answer to a question that was superseded`() throws {
    let old = start.after(.appear)
    let new = old.after(.search("red"))
    let request = try #require(old.request)

    #expect(new.after(.loaded(request, Lamps.first, .idle)) == new)
    #expect(new.after(.failed(request, .offline, Lamps.words(.offline))) == new)
    #expect(new.after(.cancel(request.number)) == new)
  }

  @Test func `is as it was after a request that was cancelled`() throws {
    let loading = start.after(.appear)
    let request = try #require(loading.request)

    let cancelled = loading.after(.cancel(request.number))

    #expect(cancelled.content == .idle)
    #expect(cancelled.request == nil)
    #expect(loading.after(.failed(request, .cancelled, Lamps.words(.cancelled))) == cancelled)
  }
}
