public import Presentation
import StyleContract
import Styles

/// The product browser, built in one of the styles; for hosts, which know Presentation and not the styles.
@MainActor
public final class StyledBrowser {
  /// The first screen, from which there is no way back.
  public enum Start: Hashable, Sendable {
    case list(ProductListRoute)
    case product(id: Int)
  }

  /// What is on the screen.
  public enum Shown: Equatable, Sendable {
    case list(ProductListViewModel.State)
    case product(ProductDetailViewModel.State)
  }

  /// What a person does.
  public enum Intent: Hashable, Sendable {
    case appear
    case search(String)
    case loadMore
    case refresh
    case select(id: Int)
    case back
  }

  private let browser: any ProductBrowser

  public init(_ style: ProductStyle, start: Start, useCases: DIContainer, localization: Localization) {
    let first: BrowserSetting.Start =
      switch start {
      case .list(let route): .list(route)
      case .product(let id): .product(id: id)
      }
    browser = style.style.browser(
      BrowserSetting(productUseCase: useCases.productUseCase, start: first, localization: localization)
    )
  }

  public var shown: Shown {
    switch browser.screen {
    case .list(let state): .list(state)
    case .product(let state): .product(state)
    }
  }

  /// Does what a person asked for, and returns when it is done.
  public func send(_ intent: Intent) async {
    switch intent {
    case .appear: await browser.send(.appear)
    case .search(let text): await browser.send(.search(text))
    case .loadMore: await browser.send(.loadMore)
    case .refresh: await browser.send(.refresh)
    case .select(let id): await browser.send(.select(id: id))
    case .back: await browser.send(.back)
    }
  }

  /// Ends all that goes on; nothing happens in the browser from then on.
  public func close() {
    browser.close()
  }
}

extension StyledBrowser.Start {
  /// The screen of a route; nil for what is no product and no list of products.
  public init?(_ route: Route) {
    switch route {
    case .productList(let list): self = .list(list)
    case .productDetail(let id): self = .product(id: id)
    default: return nil
    }
  }
}

extension StyledBrowser.Shown {
  /// The error that left the screen without content.
  public var failure: ErrorViewData? {
    switch self {
    case .list(let state): state.content.failure
    case .product(let state): state.content.failure
    }
  }
}
