public import Presentation
public import SwiftUI

/// What a screen says beside its content: what went wrong, that there is nothing, or that something is loading.
public struct LoadStateView: View {
  private let state: LoadState<Content>
  private let texts: WebTexts
  private let retry: () -> Void

  public init(_ state: LoadState<Content>, texts: WebTexts, retry: @escaping () -> Void) {
    self.state = state
    self.texts = texts
    self.retry = retry
  }

  public var body: some View {
    if let error = state.error {
      Text(error.message).foregroundStyle(.red)
      if error.canRetry {
        Button(texts.retry) { retry() }
      }
    }
    if case .empty(let text) = state {
      Text(text)
    }
    if state.isLoading {
      ProgressView(texts.loading)
    }
  }
}

/// Loads the next page, at the latest when a person has scrolled to it.
public struct LoadMoreButton: View {
  private let texts: WebTexts
  private let load: () -> Void

  public init(_ texts: WebTexts, load: @escaping () -> Void) {
    self.texts = texts
    self.load = load
  }

  public var body: some View {
    Button(texts.loadMore) { load() }
      .onAppear { load() }
  }
}

extension View {
  /// Loads again when a person pulls the list down, or taps a button where that is not possible.
  public func onRefresh(_ texts: WebTexts, _ action: @escaping @Sendable () async -> Void) -> some View {
    refreshable(action: action)
      .toolbar {
        Button(texts.refresh, systemImage: "arrow.clockwise") { Task { await action() } }
      }
  }
}
