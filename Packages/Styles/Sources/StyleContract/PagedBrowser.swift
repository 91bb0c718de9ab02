public import Domain
public import Presentation

/// A style's screen: what it shows, and what it makes of what a person does.
@MainActor
public protocol BrowserPage {
  var screen: BrowserScreen { get }
  func perform(_ intent: BrowserIntent) async
}

/// How a style makes its screens.
@MainActor
public protocol BrowserPages {
  static func list(_ route: ProductListRoute, _ setting: BrowserSetting) -> any BrowserPage
  static func product(_ id: Product.ID, _ setting: BrowserSetting) -> any BrowserPage
}

/// The browser of a style that has no part for the way from screen to screen, and whose screens Observation can follow.
public final class PagedBrowser<Pages: BrowserPages>: ProductBrowser {
  private let setting: BrowserSetting
  private let first: any BrowserPage
  private let firstWork = ScreenWork()

  /// The product that was opened from the list.
  private var opened: (page: any BrowserPage, work: ScreenWork)?
  private let tracker = UpdateTracker()
  private var isClosed = false

  public init(_ setting: BrowserSetting) {
    self.setting = setting
    first =
      switch setting.start {
      case .list(let route): Pages.list(route, setting)
      case .product(let id): Pages.product(id, setting)
      }
  }

  public var screen: BrowserScreen { (opened?.page ?? first).screen }

  public var onUpdate: (@MainActor () -> Void)? {
    get { tracker.onUpdate }
    set {
      tracker.onUpdate = newValue
      track()
    }
  }

  public func send(_ intent: BrowserIntent) async {
    guard !isClosed else { return }
    switch (intent, screen) {
    case (.back, _):
      guard let opened else { return }
      opened.work.cancel()
      show(nil)
    case (.select(let id), .list):
      show(Pages.product(id, setting))
      await perform(.appear)
    case (.select, .product):
      break
    case (.appear, _), (.search, _), (.loadMore, _), (.refresh, _), (.retry, _):
      await perform(intent)
    }
  }

  public func close() {
    isClosed = true
    firstWork.cancel()
    opened?.work.cancel()
  }

  private func perform(_ intent: BrowserIntent) async {
    let (page, work) = opened ?? (first, firstWork)
    await work.run { await page.perform(intent) }
  }

  private func show(_ page: (any BrowserPage)?) {
    opened = page.map { ($0, ScreenWork()) }
    tracker.onUpdate?()
    track()
  }

  private func track() {
    tracker.track { [weak self] in _ = self?.screen }
  }
}
