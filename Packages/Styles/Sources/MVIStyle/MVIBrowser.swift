import Domain
import Presentation
public import StyleContract

/// The canonical style: Presentation's own view models and coordinator, behind the contract.
///
/// Nothing is written anew here. A screen is a state that only `send` changes; the coordinator's path says which screen is
/// on top; the browser keeps the screens of that path, so that going back shows what was there.
public final class MVIBrowser: ProductBrowser {
  private let setting: BrowserSetting
  private let coordinator: AppCoordinator
  private let root: MVIScreen
  private var opened: [MVIScreen] = []
  private let tracker = UpdateTracker()
  private var isClosed = false

  public init(_ setting: BrowserSetting) {
    self.setting = setting
    coordinator = AppCoordinator(root: setting.start.route)
    root = MVIScreen(setting, coordinator: coordinator)
  }

  public var screen: BrowserScreen { top.content }

  public var onUpdate: (@MainActor () -> Void)? {
    get { tracker.onUpdate }
    set {
      tracker.onUpdate = newValue
      track()
    }
  }

  public func send(_ intent: BrowserIntent) async {
    guard !isClosed else { return }
    switch intent {
    case .back:
      coordinator.pop()
      showPath()
    case .select:
      let before = opened.count
      await top.send(intent)
      showPath()
      if opened.count > before { await top.send(.appear) }
    case .appear, .search, .loadMore, .refresh, .retry:
      await top.send(intent)
    }
  }

  public func close() {
    isClosed = true
    for screen in [root] + opened { screen.work.cancel() }
  }

  private var top: MVIScreen { opened.last ?? root }

  /// Brings the screens in line with the coordinator's path.
  private func showPath() {
    let ids = coordinator.path.compactMap(\.productID)
    guard ids.count != opened.count else { return }
    for screen in opened.dropFirst(ids.count) { screen.work.cancel() }
    opened.removeSubrange(min(ids.count, opened.count)...)
    for id in ids.dropFirst(opened.count) { opened.append(MVIScreen(product: id, setting)) }
    tracker.onUpdate?()
    track()
  }

  private func track() {
    tracker.track { [weak self] in _ = self?.screen }
  }
}

extension BrowserSetting.Start {
  fileprivate var route: Route {
    switch self {
    case .list(let route): .productList(route)
    case .product(let id): .productDetail(id: id)
    }
  }
}

extension Route {
  fileprivate var productID: Product.ID? {
    if case .productDetail(let id) = self { id } else { nil }
  }
}
