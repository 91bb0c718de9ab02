import Domain
import Observation
import Presentation

extension Defect {
  static let ofStates = [
    shows("says nothing while it loads", .firstLoad) { content, _ in content == .loading ? .idle : content },
    shows("says nothing about an empty list", .empty) { content, _ in content.isEmpty ? .idle : content },
    shows("swallows errors", .failure) { content, _ in content.failure == nil ? content : .empty("") },
    shows("clears a list that is refreshed", .refreshKeepsContent) { content, _ in
      if case .loaded(_, .refreshing) = content { .loading } else { content }
    },
    shows("hides content behind an error", .refreshFailureKeepsContent) { content, screen in
      screen.last == .refresh ? content.error.map { .failed($0) } ?? content : content
    },
    shows("hides rows behind an error", .loadMoreFailureKeepsRows) { content, screen in
      screen.last == .loadMore ? content.error.map { .failed($0) } ?? content : content
    },
    shows("shows only the new page", .loadMore) { content, screen in
      let isNew = screen.last == .loadMore && content.content?.paging?.loadedPages == 2
      return isNew ? Lamps.content(PagedList(Lamps.page(2))) : content
    },
    Defect(
      "hides a product behind an error",
      .product,
      state: { screen in
        var state = screen.inner.state
        if screen.list == nil, let error = state.content.error { state.content = .failed(error) }
        return state
      }
    ),
    Defect(
      "fails to load choices in silence",
      .choices,
      state: { screen in
        let state = screen.inner.state
        guard let route = screen.list, state.filter?.choices.error != nil else { return state }
        return Lamps.lists.state(of: route, choices: .idle, content: state.content)
      }
    ),
    // The state comes from a copy that is made a moment later and that Observation does not know.
    Defect("tells nobody", .changes, state: { $0.memory as? ScreenState ?? $0.inner.state }) {
      if $1.memory == nil { copyState(of: $1) }
      await $1.inner.send($0)
      await Task { @MainActor in }.value
    },
  ]

  @MainActor
  private static func copyState(of screen: WrappedScreen) {
    screen.memory = withObservationTracking {
      screen.inner.state
    } onChange: { [weak screen] in
      Task { @MainActor in screen.map(copyState) }
    }
  }
}
