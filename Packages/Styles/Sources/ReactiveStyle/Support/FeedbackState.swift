import Presentation

/// A state that changes with events only, and that asks for work.
protocol FeedbackState: Equatable {
  associatedtype Request: FeedbackRequest
  associatedtype Loaded

  /// The work that is wanted. Each place holds one request at a time; the next one in it ends the one before.
  var requests: [Request?] { get }

  mutating func apply(_ event: FeedbackEvent<Loaded>)
}

extension FeedbackState {
  func after(_ event: FeedbackEvent<Loaded>) -> Self {
    var state = self
    state.apply(event)
    return state
  }

  /// The numbers of the requests that are under way.
  var running: Set<Int> {
    Set(requests.compactMap { $0?.number })
  }
}

/// Work that a state asks for. No two requests have the same number.
protocol FeedbackRequest: Equatable {
  var number: Int { get }
}

/// What happens to a state; the numbers are those of requests.
enum FeedbackEvent<Loaded> {
  case action(ScreenAction)
  case loaded(Int, Loaded)
  case failed(Int, ErrorViewData)
  case cancelled(Int)
}
