import Domain
import Presentation
public import StyleContract

/// The coordinator style: a coordinator makes the screens and holds the way back, view models tell it where to go, and a
/// container holds what there is one of.
public final class CoordinatorBrowser: ProductBrowser {
  private let container: ShopContainer
  private let tracker = UpdateTracker()
  private var isClosed = false

  public init(_ setting: BrowserSetting) {
    let services = ShopServices(productUseCase: setting.productUseCase, localization: setting.localization)
    let start: ShopRoute =
      switch setting.start {
      case .list(let route): .productList(route)
      case .product(let id): .productDetail(id: id)
      }
    container = ShopContainer(services: services, start: start)
  }

  public var screen: BrowserScreen { container.coordinator.top.content }

  public var onUpdate: (@MainActor () -> Void)? {
    get { tracker.onUpdate }
    set {
      tracker.onUpdate = newValue
      track()
    }
  }

  public func send(_ intent: BrowserIntent) async {
    guard !isClosed else { return }
    let coordinator = container.coordinator
    switch (intent, coordinator.top) {
    case (.back, _):
      coordinator.pop()
      track()
    case (.select(let id), .list(let model)):
      model.didSelectProduct(id: id)
      track()
      await perform(.appear)
    case (.select, .product): break
    case (.appear, _), (.search, _), (.loadMore, _), (.refresh, _), (.retry, _): await perform(intent)
    }
  }

  public func close() {
    isClosed = true
    container.coordinator.leaveAll()
  }

  private func perform(_ intent: BrowserIntent) async {
    let top = container.coordinator.top
    await top.work.run { await top.perform(intent) }
  }

  private func track() {
    tracker.track { [weak self] in _ = self?.screen }
  }
}
