import Presentation
import Testing

struct LoadStateTests {
  private typealias State = LoadState<String>

  private static let error = ErrorViewData(.offline, message: "Offline.", canRetry: true)

  @Test(arguments: [
    (LoadState<String>.idle, nil),
    (.loading, nil),
    (.empty("Nothing."), nil),
    (.failed(error), nil),
    (.loaded("rows"), "rows"),
    (.loaded("rows", .refreshing), "rows"),
    (.loaded("rows", .loadingMore), "rows"),
    (.loaded("rows", .failed(error)), "rows"),
  ])
  func `content is there when it was loaded, whatever goes on beside it`(state: LoadState<String>, content: String?) {
    #expect(state.content == content)
  }

  @Test(arguments: [
    (LoadState<String>.idle, false),
    (.loading, true),
    (.empty("Nothing."), false),
    (.failed(error), false),
    (.loaded("rows"), false),
    (.loaded("rows", .refreshing), true),
    (.loaded("rows", .loadingMore), true),
    (.loaded("rows", .failed(error)), false),
  ])
  func `is loading while an answer is on its way`(state: LoadState<String>, isLoading: Bool) {
    #expect(state.isLoading == isLoading)
  }

  @Test(arguments: [
    (LoadState<String>.idle, false),
    (.loading, false),
    (.empty("Nothing."), false),
    (.failed(error), true),
    (.loaded("rows"), false),
    (.loaded("rows", .refreshing), false),
    (.loaded("rows", .loadingMore), false),
    (.loaded("rows", .failed(error)), true),
  ])
  func `has an error after a failure, with or without content`(state: LoadState<String>, hasError: Bool) {
    #expect(state.errorLoading == hasError)
    #expect(state.error == (hasError ? Self.error : nil))
  }

  @Test(arguments: [
    (LoadState<String>.idle, false),
    (.loading, false),
    (.empty("Nothing."), true),
    (.failed(error), false),
    (.loaded(""), false),
  ])
  func `is empty only when the answer holds nothing`(state: LoadState<String>, isEmpty: Bool) {
    #expect(state.isEmpty == isEmpty)
  }
}
