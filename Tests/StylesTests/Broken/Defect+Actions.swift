import Domain
import Presentation
import StyleContract

extension Defect {
  static let ofActions = [
    does("loads a page twice", .doubleLoad) { action, screen in
      if action == .loadMore, screen.content.isLoading { await screen.loadAgain() }
      await screen.inner.send(action)
    },
    does("does not retry", .retry) { action, screen in
      let isHopeless = action == .retry && screen.content.failure != nil && screen.list != nil
      if !isHopeless { await screen.inner.send(action) }
    },
    Defect("trusts the cache", .refreshAsksTheSource, shop: { CachingShop(shop: $0) }),
    does("waits for the last search", .search) { action, screen in
      if case .search = action, screen.content.isLoading { return }
      await screen.inner.send(action)
    },
    // Searches with another screen, and shows the one whose load ended last.
    Defect("shows late results", .staleResult, state: { ($0.memory as? any Screen ?? $0.inner).state }) {
      var action = $0
      if case .search(let text) = action, $1.content.isLoading, let route = $1.list {
        $1.replace(with: .list(route.searching(text)))
        action = .appear
      }
      let inner = $1.inner
      await inner.send(action)
      $1.memory = inner
    },
    does("leaves the category", .category) { action, screen in
      if case .search = action, let route = screen.list, route.filter != nil {
        screen.replace(with: .list(route.filtering(nil)))
      }
      await screen.inner.send(action)
    },
    does("forgets the search", .filter) { action, screen in
      if case .filter = action, let route = screen.list { screen.replace(with: .list(route.searching(""))) }
      await screen.inner.send(action)
    },
    does("loads past the end", .lastPage) { action, screen in
      let isAtEnd = screen.list != nil && screen.content.content.map { $0.paging?.next == nil } ?? false
      if action == .loadMore, isAtEnd { await screen.loadAgain() }
      await screen.inner.send(action)
    },
    does("forgets the page that failed", .loadMoreFailureKeepsRows) { action, screen in
      await screen.inner.send(action == .retry && screen.content.content != nil ? .refresh : action)
    },
    does("waits for the next page", .refreshEndsLoadMore) { action, screen in
      if case .loaded(_, .loadingMore) = screen.content, action == .refresh { return }
      await screen.inner.send(action)
    },
    does("opens nothing", .select) { action, screen in
      if case .select = action { return }
      await screen.inner.send(action)
    },
    does("searches from a product", .productIgnoresLists) { action, screen in
      if case .search = action, screen.list == nil { await screen.loadAgain() }
      await screen.inner.send(action)
    },
  ]

  static let ofCancellation = [
    // Begins anew, and lets the old load run on.
    does("loses a cancellation", .cancellation) { action, screen in
      let (inner, route) = (screen.inner, screen.inner.state.route)
      let task = Task { await inner.send(action) }
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        Task { @MainActor in screen.replace(with: route) }
      }
    },
    does("stays cancelled", .loadsAfterCancellation) { action, screen in
      if screen.memory != nil { return }
      await withTaskCancellationHandler {
        await screen.inner.send(action)
      } onCancel: {
        Task { @MainActor in screen.memory = action }
      }
    },
    does("holds itself", .release) { action, screen in
      screen.memory = screen
      await screen.inner.send(action)
    },
  ]
}
