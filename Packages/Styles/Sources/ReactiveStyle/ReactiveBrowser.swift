import Domain
import Presentation
public import StyleContract

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The reactive style: what a person does is a stream, what the screen shows is a stream, and a view model is a pure
/// transform from the one to the other. Use cases are publishers, and come by injection.
public final class ReactiveBrowser: ProductBrowser {
  public var onUpdate: (@MainActor () -> Void)? {
    didSet { follow() }
  }

  private let resolver: Resolver
  private let first: any ReactivePage
  private var opened: (any ReactivePage)?
  private var following: AnyCancellable?
  private var isClosed = false

  public init(_ setting: BrowserSetting) {
    let resolver = Resolver(
      products: ProductPublishers(useCase: setting.productUseCase),
      localization: setting.localization
    )
    self.resolver = resolver
    first =
      switch setting.start {
      case .list(let route): resolver.scope { ListView(route: route) }
      case .product(let id): resolver.scope { ProductView(id: id) }
      }
  }

  public var screen: BrowserScreen { top.screen }

  public func send(_ intent: BrowserIntent) async {
    guard !isClosed else { return }
    switch (intent, screen) {
    case (.back, _):
      guard let opened else { return }
      opened.close()
      show(nil)
    case (.select(let id), .list):
      show(resolver.scope { ProductView(id: id) })
      await top.perform(.appear)
    case (.select, .product): break
    case (.appear, _), (.search, _), (.loadMore, _), (.refresh, _), (.retry, _): await top.perform(intent)
    }
  }

  public func close() {
    isClosed = true
    first.close()
    opened?.close()
    following = nil
  }

  private var top: any ReactivePage { opened ?? first }

  private func show(_ page: (any ReactivePage)?) {
    opened = page
    onUpdate?()
    follow()
  }

  private func follow() {
    following = onUpdate == nil ? nil : top.updates.dropFirst().sink { [weak self] _ in self?.onUpdate?() }
  }
}
