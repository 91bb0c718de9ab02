import Domain
import Observation
import Presentation

/// Passes everything on to a canonical screen, except for what a defect changes.
@MainActor
@Observable
final class WrappedScreen: Screen {
  private(set) var inner: any Screen
  @ObservationIgnored private(set) var last: ScreenAction?

  /// What the defect notes.
  @ObservationIgnored var memory: Any?
  private let defect: Defect
  private let create: (Route) -> any Screen

  init(_ defect: Defect, _ route: Route, _ shop: any ProductUseCase, _ environment: ScreenEnvironment) {
    self.defect = defect
    let feature = ProductFeature(useCase: defect.shop(shop))
    create = { route in
      if case .list(let list) = route { return ProductListViewModel(feature, route: list, in: environment) }
      let id: Int? = if case .detail(_, let id) = route { Int(id) } else { nil }
      return ProductDetailViewModel(feature, id: id ?? 0, in: environment)
    }
    inner = create(route)
  }

  var state: ScreenState { defect.state(self) }

  func send(_ action: ScreenAction) async {
    last = action
    await defect.send(action, self)
  }

  var content: LoadState<Content> { inner.state.content }

  var list: ListRoute? {
    if case .list(let route) = inner.state.route { route } else { nil }
  }

  /// Loads the same with another screen, as if it had not been loaded.
  func loadAgain() async {
    await create(inner.state.route).send(.appear)
  }

  /// Continues with another screen.
  func replace(with route: Route) {
    inner = create(route)
  }
}
