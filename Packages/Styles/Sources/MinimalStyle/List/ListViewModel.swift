import Domain
public import Observation
import Presentation
import StyleContract

/// What a list shows, and what a person can do with it.
@MainActor
public protocol ListViewModel: AnyObject, Observable, Sendable {
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

  @ObservationIgnored private var entity: ListEntity? {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var categories = LoadState<[Choice]>.idle {
    didSet { updateViewData() }
  }
  @ObservationIgnored private var route: ListRoute
  @ObservationIgnored private var phase = ListViewData.Phase.settled
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
    self.route = route
    self.content = content
    self.localization = localization
    viewData = ListViewData(entity: nil, route: route, content: content, localization: localization)
  }

  func appear() async {
    guard !current.isRunning(), entity == nil else { return }
    if case .failed = phase { return }
    await updateEntity(.first)
  }

  func update() async {
    if !current.isRunning() || phase == .loading(.more) { await updateEntity(.again) }
  }

  func retry() async {
    guard !current.isRunning() else { return }
    if case .failed(_, .more) = phase { await updateEntity(.more) } else { await updateEntity(.again) }
  }

  func loadMore() async {
    if !current.isRunning(), entity?.products.hasMore == true { await updateEntity(.more) }
  }

  func search(_ text: String) async {
    await show(route.searching(text))
  }

  func choose(_ category: String?) async {
    await show(route.filtering(category))
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

  private func show(_ wanted: ListRoute) async {
    guard wanted != route || (!current.isRunning() && entity == nil) else { return }
    (route, phase) = (wanted, .settled)
    entity = nil
    await updateEntity(.first)
  }

  private func updateEntity(_ reason: ListViewData.Reason) async {
    let (before, shown) = (phase.isLoading ? .settled : phase, reason == .more ? entity : nil)
    let load = Load.load { [useCase, route] () async throws(DomainError) in
      if let shown { return try await useCase.more(of: shown, route) }
      return try await useCase.entity(of: route, policy: reason == .again ? .reload : .useCache)
    }
    current?.cancel()
    current = load
    show(.loading(reason))
    let result = await load.outcome()
    guard current == load else { return }
    current = nil
    switch result {
    case .success(let loaded): (phase, entity) = (.settled, loaded)
    case .failure(.cancelled): show(before)
    case .failure(let error): show(.failed(error, reason))
    }
  }

  private func show(_ phase: ListViewData.Phase) {
    self.phase = phase
    updateViewData()
  }

  private func updateViewData() {
    viewData = ListViewData(
      entity: entity,
      route: route,
      phase: phase,
      categories: categories,
      content: content,
      localization: localization
    )
  }
}

extension ListViewData.Phase {
  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
