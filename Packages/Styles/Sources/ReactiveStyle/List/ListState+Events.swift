import Domain
import Presentation

extension ListState {
  /// The state after an event.
  func after(_ event: ListEvent) -> ListState {
    switch event {
    case .appear: isLoading || content != .idle ? self : requesting(.first, .useCache)
    case .search(let text): searching(text)
    case .loadMore: isLoading || listing?.hasMore != true ? self : requesting(.more, policy)
    case .refresh: isLoading ? self : requesting(.again, .reload)
    case .retry: after(failed == .more ? .loadMore : .refresh)
    case .cancel(let number): number == request?.number ? cancelled : self
    case .loaded(let request, let listing, let content): loaded(request, listing, content)
    case .failed(let request, .cancelled, _): after(.cancel(request.number))
    case .failed(let request, _, let words): failed(request, words)
    }
  }

  private var isLoading: Bool { request != nil }

  private func searching(_ text: String) -> ListState {
    let wanted = ProductListRoute(search: text, category: route.category, pageSize: route.pageSize)
    guard wanted != route || (!isLoading && listing == nil) else { return self }
    return ListState(route: wanted, requests: requests).requesting(.first, .useCache)
  }

  private func requesting(_ kind: Request.Kind, _ policy: FetchPolicy) -> ListState {
    var state = self
    state.requests += 1
    state.request = Request(
      number: state.requests,
      kind: kind,
      route: route,
      listing: kind == .more ? listing : nil,
      policy: policy,
      before: content
    )
    state.content =
      switch (kind, content) {
      case (.again, .loaded(let list, _)): .loaded(list, .refreshing)
      case (.more, .loaded(let list, _)): .loaded(list, .loadingMore)
      case (.first, _), (.again, _), (.more, _): .loading
      }
    return state
  }

  private var cancelled: ListState {
    var state = self
    state.content = request?.before ?? content
    state.request = nil
    return state
  }

  private func loaded(
    _ request: Request,
    _ listing: Listing<Product>,
    _ content: LoadState<ProductListViewData>
  ) -> ListState {
    guard request.number == self.request?.number else { return self }
    var state = self
    (state.listing, state.content, state.policy) = (listing, content, request.policy)
    (state.failed, state.request) = (nil, nil)
    return state
  }

  private func failed(_ request: Request, _ words: ErrorViewData) -> ListState {
    guard request.number == self.request?.number else { return self }
    var state = self
    state.content = request.before.content.map { .loaded($0, .failed(words)) } ?? .failed(words)
    (state.failed, state.request) = (request.kind, nil)
    return state
  }
}
