import Domain
import Presentation

/// What a product's screen shows and what it waits for; see ``ListState``.
struct ProductState {
  struct Request: FeedbackRequest {
    let number: Int
    let policy: FetchPolicy
  }

  private(set) var content = LoadState<Content>.idle
  private(set) var request: Request?

  /// What the screen shows when nothing is loading.
  private var resting = LoadState<Content>.idle
  private var count = 0

  init() {}
}

extension ProductState: FeedbackState {
  var requests: [Request?] { [request] }

  mutating func apply(_ event: FeedbackEvent<Content>) {
    switch event {
    case .action(.appear): if request == nil, resting == .idle { load(.useCache) }
    case .action(.refresh), .action(.retry): if request == nil { load(.reload) }
    case .loaded(request?.number, let product): settle(.loaded(product))
    case .failed(request?.number, let error):
      settle(resting.content.map { .loaded($0, .failed(error)) } ?? .failed(error))
    case .cancelled(request?.number): settle(resting)
    case .action, .loaded, .failed, .cancelled: break
    }
  }

  private mutating func load(_ policy: FetchPolicy) {
    count += 1
    request = Request(number: count, policy: policy)
    content = resting.content.map { .loaded($0, .refreshing) } ?? .loading
  }

  private mutating func settle(_ shown: LoadState<Content>) {
    (content, resting, request) = (shown, shown, nil)
  }
}
