/// Why something is loaded. It decides what stays on the screen until then.
enum LoadReason: Sendable {
  /// Other content: what is on the screen is removed.
  case replace

  /// The same content again: what is on the screen stays.
  case refresh

  /// The same content again, as it has changed elsewhere.
  case change

  /// The next page.
  case more
}

extension LoadState {
  /// The state while a load is running.
  func loading(_ reason: LoadReason) -> LoadState {
    guard reason != .replace, let content else { return .loading }
    return .loaded(content, reason == .more ? .loadingMore : .refreshing)
  }

  /// The state after a load that started in this one has failed.
  func failing(_ reason: LoadReason, with error: ErrorViewData) -> LoadState {
    guard reason != .replace, let content else { return .failed(error) }
    return .loaded(content, .failed(error))
  }

  /// The state when a load was cancelled: this one without any activity.
  var settled: LoadState {
    switch self {
    case .loading: .idle
    case .loaded(let content, .refreshing), .loaded(let content, .loadingMore): .loaded(content, .settled)
    case .idle, .empty, .failed, .loaded: self
    }
  }
}
