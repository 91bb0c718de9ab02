import Domain
import Presentation

/// The list as a person reads it.
struct ListViewData: Equatable {
  let state: ScreenState

  init(
    entity: ListEntity,
    categories: LoadState<[Choice]> = .idle,
    content: ListContent<ProductFeature>,
    localization: Localization
  ) {
    let loaded = entity.list.map {
      content.content(
        of: $0,
        route: entity.route,
        choiceNames: entity.categoryNames,
        marked: entity.marked
      )
    }
    let text = { ErrorViewData($0, on: nil, localization: localization) }
    let shown: LoadState<Content> =
      switch (entity.phase, loaded) {
      case (.settled, let loaded): loaded ?? .idle
      case (.loading(.again), .loaded(let list, _)): .loaded(list, .refreshing)
      case (.loading(.more), .loaded(let list, _)): .loaded(list, .loadingMore)
      case (.loading, _): .loading
      case (.failed(let error, _), .loaded(let list, _)): .loaded(list, .failed(text(error)))
      case (.failed(let error, _), _): .failed(text(error))
      }
    state = content.state(of: entity.route, choices: categories, content: shown)
  }
}
