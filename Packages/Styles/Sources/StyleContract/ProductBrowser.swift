public import Domain
public import Presentation

/// The product browser, in whichever style it is written: a list to search and page through, and products to open.
///
/// A host draws ``screen`` and sends what a person does. A style is free in everything else.
@MainActor
public protocol ProductBrowser: AnyObject, Sendable {
  init(_ setting: BrowserSetting)

  /// What is on the screen now.
  var screen: BrowserScreen { get }

  /// Called for each time that the screen changes, just before or just after it, so that a host draws it anew.
  var onUpdate: (@MainActor () -> Void)? { get set }

  /// Does what a person asked for, and returns when it is done, or when something newer has taken its place.
  ///
  /// Cancelling the task that sends an intent cancels the load, and leaves what was on the screen before. An intent that
  /// the screen has no place for does nothing.
  func send(_ intent: BrowserIntent) async

  /// Ends all that goes on. From now on nothing is asked for, and no answer comes to the screen.
  func close()
}

/// What a person does.
public enum BrowserIntent: Hashable, Sendable {
  /// Looks at the screen: it loads unless something is there, or on its way.
  case appear

  /// Wants another list; it takes the place of the one that may be on its way.
  case search(String)

  /// Wants the following page, where there is one.
  case loadMore

  /// Wants the same again, new from the source; what is on the screen stays meanwhile.
  case refresh

  /// Wants once more what failed last.
  case retry

  /// Opens a product of the list.
  case select(id: Product.ID)

  /// Leaves the product for the list, which is as it was.
  case back
}

/// What is on the screen: a list or a product, in the states that Presentation's own screens have.
public enum BrowserScreen: Equatable, Sendable {
  case list(ProductListViewModel.State)
  case product(ProductDetailViewModel.State)
}

/// What a browser needs to begin.
public struct BrowserSetting: HasProductUseCase, Sendable {
  /// The first screen, from which there is no way back.
  public enum Start: Hashable, Sendable {
    case list(ProductListRoute = ProductListRoute())
    case product(id: Product.ID)
  }

  public let productUseCase: any ProductUseCase
  public let start: Start
  public let localization: Localization

  public init(
    productUseCase: any ProductUseCase,
    start: Start = .list(),
    localization: Localization = Localization()
  ) {
    self.productUseCase = productUseCase
    self.start = start
    self.localization = localization
  }
}
