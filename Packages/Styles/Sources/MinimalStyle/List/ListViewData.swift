import Domain
public import Presentation

/// The list as a person reads it.
public struct ListViewData: Equatable {
  /// What the view model does.
  enum Phase: Equatable {
    case settled
    case loading(Reason)
    case failed(DomainError, Reason)
  }

  /// Why something is loaded.
  enum Reason: Equatable {
    /// Another list, or the first one.
    case first

    /// The same again.
    case again

    /// The next page.
    case more
  }

  public let state: ScreenState

  init(
    entity: ListEntity?,
    route: ListRoute,
    phase: Phase = .settled,
    categories: LoadState<[Choice]> = .idle,
    content: ListContent<ProductFeature>,
    localization: Localization
  ) {
    let loaded = entity.map {
      content.content(
        of: $0.products,
        route: route,
        choiceNames: $0.categoryNames,
        marked: $0.marked
      )
    }
    let text = { ErrorViewData($0, on: nil, localization: localization) }
    let shown: LoadState<Content> =
      switch (phase, loaded) {
      case (.settled, let loaded): loaded ?? .idle
      case (.loading(.again), .loaded(let list, _)): .loaded(list, .refreshing)
      case (.loading(.more), .loaded(let list, _)): .loaded(list, .loadingMore)
      case (.loading, _): .loading
      case (.failed(let error, _), .loaded(let list, _)): .loaded(list, .failed(text(error)))
      case (.failed(let error, _), _): .failed(text(error))
      }
    state = content.state(of: route, choices: categories, content: shown)
  }
}
