/// What only web pages say.
extension WebTexts {
  public var errorTitle: String { localization.text(.webErrorTitle) }
  public var footer: String { localization.text(.webFooterText) }
  public var nextPage: String { localization.text(.webPageNext) }
  public var notFoundTitle: String { localization.text(.webNotFoundTitle) }
  public var pages: String { localization.text(.webPageLabel) }
  public var previousPage: String { localization.text(.webPagePrevious) }
  public var search: String { localization.text(.webSearchSubmit) }
  public var skipToContent: String { localization.text(.webNavigationSkip) }

  /// The title of a page whose form was not accepted; it is read first
  /// (https://design-system.service.gov.uk/patterns/validation).
  public func rejectedTitle(_ title: String) -> String { localization.text(.formsTitleError, title) }

  /// A form that a page sent is shown again, and not submitted.
  public var notSubmitted: String { localization.text(.formsNoticeNotSubmitted) }
}

extension ErrorViewData {
  /// Why a server did not accept a request.
  public enum Refusal: Sendable {
    case busy, headersTooLarge, methodNotAllowed, timedOut, tooLarge, tooLong
    case forged, unreadableForm
    case versionRequired
  }

  public init(_ refusal: Refusal, localization: Localization) {
    let (kind, key): (Kind, TextKey) =
      switch refusal {
      case .busy: (.busy, .webErrorBusy)
      case .forged: (.forged, .formsErrorForged)
      case .headersTooLarge: (.headersTooLarge, .webErrorHeaders)
      case .methodNotAllowed: (.methodNotAllowed, .webErrorMethod)
      case .timedOut: (.timedOut, .webErrorTimedOut)
      case .tooLarge: (.tooLarge, .webErrorTooLarge)
      case .tooLong: (.tooLong, .webErrorTooLong)
      case .unreadableForm: (.unreadableForm, .formsErrorUnreadable)
      case .versionRequired: (.versionRequired, .formsErrorVersionRequired)
      }
    let canRetry =
      refusal == .busy || refusal == .timedOut
      || refusal == .forged
    self.init(kind, message: localization.text(key), canRetry: canRetry)
  }

  /// An error of the server itself. The message names the request's entry in the log, and nothing else.
  public static func internalError(request: String, localization: Localization) -> ErrorViewData {
    ErrorViewData(.internalError, message: localization.text(.webErrorInternal, request))
  }
}
