import Presentation
import Testing

struct LoadStateTests {
  private static let error = ErrorViewData(.offline, message: "Offline.", canRetry: true)

  enum Trait {
    case content, loading, empty, error
  }

  @Test(arguments: [
    (LoadState<String>.idle, [Trait]()),
    (.loading, [.loading]),
    (.empty("Nothing."), [.empty]),
    (.failed(error), [.error]),
    (.loaded(""), [.content]),
    (.loaded("rows"), [.content]),
    (.loaded("rows", .refreshing), [.content, .loading]),
    (.loaded("rows", .loadingMore), [.content, .loading]),
    (.loaded("rows", .failed(error)), [.content, .error]),
  ])
  func `tells whether there is content, an error, nothing, or something to wait for`(
    state: LoadState<String>,
    traits: [Trait]
  ) {
    #expect((state.content != nil) == traits.contains(.content))
    #expect(state.isLoading == traits.contains(.loading))
    #expect(state.isEmpty == traits.contains(.empty))
    #expect(state.errorLoading == traits.contains(.error))
    #expect(state.error == (traits.contains(.error) ? Self.error : nil))
  }

  @Test func `has the content that was loaded`() {
    #expect(LoadState.loaded("rows", .refreshing).content == "rows")
  }
}
