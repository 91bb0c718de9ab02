import Domain
import Observation
import Presentation
import StyleContract

@MainActor
protocol ListViewModel: AnyObject, Observable {
  var viewData: ListViewData { get }

  func appear() async

  /// The Update action: loads the same again from the source.
  func update() async
  func retry() async
  func loadMore() async

  /// Shows the list of another search text.
  func search(_ text: String) async

  /// Shows the list of another category; nil for all products.
  func choose(_ category: String?) async
  func loadCategories() async
}

@Observable
final class ListViewModelImpl: ListViewModel {
  private(set) var viewData: ListViewData

  @ObservationIgnored private var entity: ListEntity {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var categories = LoadState<[Choice]>.idle {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var current: Load<ListEntity>?

  private let useCase: any ListUseCase
  private let content: ListContent<ProductFeature>
  private let localization: Localization

  init(
    useCase: any ListUseCase,
    route: ListRoute,
    content: ListContent<ProductFeature>,
    localization: Localization
  ) {
    self.useCase = useCase
    self.content = content
    self.localization = localization
    let entity = ListEntity(route: route)
    self.entity = entity
    viewData = ListViewData(entity: entity, content: content, localization: localization)
  }

  func appear() async {
    guard !current.isRunning(), entity.list == nil else { return }
    if case .failed = entity.phase { return }
    await updateEntity(.first)
  }

  func update() async {
    if !current.isRunning() || entity.phase == .loading(.more) { await updateEntity(.again) }
  }

  func retry() async {
    guard !current.isRunning() else { return }
    if case .failed(_, .more) = entity.phase { await updateEntity(.more) } else { await updateEntity(.again) }
  }

  func loadMore() async {
    if !current.isRunning(), entity.list?.hasMore == true { await updateEntity(.more) }
  }

  func search(_ text: String) async {
    await show(entity.route.searching(text))
  }

  func choose(_ category: String?) async {
    await show(entity.route.filtering(category))
  }

  func loadCategories() async {
    guard !categories.isLoading, categories.content == nil else { return }
    categories = .loading
    let result = await Load.load { [useCase] () async throws(DomainError) in try await useCase.categories() }.outcome()
    categories =
      switch result {
      case .success(let choices): .loaded(choices)
      case .failure(.cancelled): .idle
      case .failure(let error): .failed(ErrorViewData(error, on: nil, localization: localization))
      }
  }

  private func show(_ route: ListRoute) async {
    guard let other = useCase.entity(of: route, replacing: entity, isLoading: current.isRunning()) else { return }
    await updateEntity(.first, of: other)
  }

  private func updateEntity(_ reason: ListEntity.Reason, of other: ListEntity? = nil) async {
    var before = other ?? entity
    if case .loading = before.phase { before.phase = .settled }
    let load = Load.load { [useCase, before] () async throws(DomainError) in
      try await useCase.loading(reason, for: before)
    }
    current?.cancel()
    current = load
    entity = before.with(.loading(reason))
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success(let loaded): entity = loaded
    case .failure(.cancelled): entity = before
    case .failure(let error): entity = before.with(.failed(error, reason))
    }
  }

  private func updateViewData() {
    viewData = ListViewData(entity: entity, categories: categories, content: content, localization: localization)
  }
}
