import Domain
import Presentation

/// The list as a person reads it.
struct ListViewData: Equatable {
  let route: ProductListRoute
  let content: LoadState<ProductListViewData>

  init(entity: ListEntity, localization: Localization) {
    route = entity.route
    let loaded = entity.listing.map {
      LoadState($0, route: entity.route, category: entity.categoryName, localization: localization)
    }
    content =
      switch (entity.phase, loaded) {
      case (.settled, let loaded): loaded ?? .idle
      case (.loading(.again), .loaded(let list, _)): .loaded(list, .refreshing)
      case (.loading(.more), .loaded(let list, _)): .loaded(list, .loadingMore)
      case (.loading, _): .loading
      case (.failed(let error, _), .loaded(let list, _)):
        .loaded(list, .failed(ErrorViewData(error, on: nil, localization: localization)))
      case (.failed(let error, _), _): .failed(ErrorViewData(error, on: nil, localization: localization))
      }
  }
}
