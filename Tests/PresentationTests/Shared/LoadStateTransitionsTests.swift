import Testing

@testable import Presentation

struct LoadStateTransitionsTests {
  private static let old = ErrorViewData(.timedOut, message: "Too slow.")
  private static let new = ErrorViewData(.offline, message: "Offline.")

  private static let withoutContent: [LoadState<String>] = [.idle, .loading, .empty("Nothing."), .failed(old)]
  private static let withContent: [LoadState<String>] = [
    .loaded("rows"), .loaded("rows", .refreshing), .loaded("rows", .loadingMore), .loaded("rows", .failed(old)),
  ]

  @Test(arguments: [LoadReason.replace, .refresh, .more], withoutContent)
  func `without content every load begins as loading and fails as failed`(
    reason: LoadReason,
    state: LoadState<String>
  ) {
    #expect(state.loading(reason) == .loading)
    #expect(state.failing(reason, with: Self.new) == .failed(Self.new))
  }

  @Test(arguments: withContent)
  func `replacing takes the content away`(state: LoadState<String>) {
    #expect(state.loading(.replace) == .loading)
    #expect(state.failing(.replace, with: Self.new) == .failed(Self.new))
  }

  @Test(arguments: withContent)
  func `refreshing keeps the content`(state: LoadState<String>) {
    #expect(state.loading(.refresh) == .loaded("rows", .refreshing))
    #expect(state.failing(.refresh, with: Self.new) == .loaded("rows", .failed(Self.new)))
  }

  @Test(arguments: withContent)
  func `loading more keeps the content`(state: LoadState<String>) {
    #expect(state.loading(.more) == .loaded("rows", .loadingMore))
    #expect(state.failing(.more, with: Self.new) == .loaded("rows", .failed(Self.new)))
  }

  @Test(arguments: [
    (LoadState<String>.idle, LoadState<String>.idle),
    (.loading, .idle),
    (.empty("Nothing."), .empty("Nothing.")),
    (.failed(old), .failed(old)),
    (.loaded("rows"), .loaded("rows")),
    (.loaded("rows", .refreshing), .loaded("rows")),
    (.loaded("rows", .loadingMore), .loaded("rows")),
    (.loaded("rows", .failed(old)), .loaded("rows", .failed(old))),
  ])
  func `settling ends what is under way and keeps the rest`(state: LoadState<String>, settled: LoadState<String>) {
    #expect(state.settled == settled)
  }
}
