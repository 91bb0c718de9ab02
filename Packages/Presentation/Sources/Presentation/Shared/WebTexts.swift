/// What web pages say about themselves, beside what their screens show.
public struct WebTexts: Sendable {
  let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  public var allProducts: String { localization.text(.webBackProducts) }
  public var articles: String { localization.text(.webNavigationArticles) }
  public var articlesTitle: String { localization.text(.articlesListTitle) }
  public var backToArticles: String { localization.text(.webBackArticles) }
  public var category: String { localization.text(.webCategoryLabel) }
  public var errorTitle: String { localization.text(.webErrorTitle) }
  public var footer: String { localization.text(.webFooterText) }
  public var language: String { localization.text(.webLanguageLabel) }
  public var loadMore: String { localization.text(.webListMore) }
  public var loading: String { localization.text(.sharedLoadingText) }
  public var navigation: String { localization.text(.webNavigationLabel) }
  public var nextPage: String { localization.text(.webPageNext) }
  public var notFoundTitle: String { localization.text(.webNotFoundTitle) }
  public var pages: String { localization.text(.webPageLabel) }
  public var previousPage: String { localization.text(.webPagePrevious) }
  public var products: String { localization.text(.webNavigationProducts) }
  public var refresh: String { localization.text(.webListRefresh) }
  public var retry: String { localization.text(.webRetryLabel) }
  public var search: String { localization.text(.webSearchSubmit) }
  public var searchArticles: String { localization.text(.webSearchArticles) }
  public var searchProducts: String { localization.text(.webSearchProducts) }
  public var skipToContent: String { localization.text(.webNavigationSkip) }
}

extension ErrorViewData {
  /// Why a server turned a request away before any screen was asked.
  public enum Refusal: String, Sendable {
    case busy, headersTooLarge, methodNotAllowed, timedOut, tooLarge, tooLong
  }

  public init(_ refusal: Refusal, localization: Localization) {
    let message =
      switch refusal {
      case .busy: localization.text(.webErrorBusy)
      case .headersTooLarge: localization.text(.webErrorHeaders)
      case .methodNotAllowed: localization.text(.webErrorMethod)
      case .timedOut: localization.text(.webErrorTimedOut)
      case .tooLarge: localization.text(.webErrorTooLarge)
      case .tooLong: localization.text(.webErrorTooLong)
      }
    self.init(code: refusal.rawValue, message: message, canRetry: refusal == .busy || refusal == .timedOut)
  }

  /// A fault of the program itself; people get to know under which request it was noted down, and no more.
  public static func internalError(request: String, localization: Localization) -> ErrorViewData {
    ErrorViewData(code: "internalError", message: localization.text(.webErrorInternal, request))
  }
}
