/// What a screen has to show: one of several states that exclude each other.
public enum LoadState<Content: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing was requested yet.
  case idle
  case loading

  /// There is nothing to show; the text says so.
  case empty(String)
  case failed(ErrorViewData)

  /// Content is on the screen; more may be loading.
  case loaded(Content, Activity = .settled)

  /// What happens while content is on the screen.
  public enum Activity: Equatable, Sendable {
    case settled
    case refreshing
    case loadingMore

    /// The last attempt to refresh, or to load more, failed; the content is the previous one.
    case failed(ErrorViewData)
  }
}

extension LoadState {
  public var content: Content? {
    if case .loaded(let content, _) = self { content } else { nil }
  }

  public var error: ErrorViewData? {
    switch self {
    case .failed(let error), .loaded(_, .failed(let error)): error
    case .idle, .loading, .empty, .loaded: nil
    }
  }

  /// The error that left the screen without content.
  public var failure: ErrorViewData? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// Whether anything is being loaded.
  public var isLoading: Bool {
    switch self {
    case .loading, .loaded(_, .refreshing), .loaded(_, .loadingMore): true
    case .idle, .empty, .failed, .loaded: false
    }
  }

  public var errorLoading: Bool { error != nil }

  public var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}
