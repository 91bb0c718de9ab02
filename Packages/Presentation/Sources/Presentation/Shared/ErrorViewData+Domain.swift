public import Domain

extension ErrorViewData {
  /// What a host says that has no screen to ask for a keyword on.
  public static func emptyKeyword(_ localization: Localization) -> ErrorViewData {
    ErrorViewData(.emptyKeyword, localization: localization)
  }

  /// What a host says that asked a use case itself, with no screen between.
  ///
  /// - Parameter route: The screen that would show what was asked for; it names what does not exist.
  public init(_ error: DomainError, on route: Route?, localization: Localization) {
    let notFound: String? =
      switch route {
      case .productDetail(let id): localization.text(.productsDetailNotFound, String(id))
      case .articleDetail(let id): localization.text(.articlesDetailNotFound, id)
      case .pickupPointDetail(let id): localization.text(.pickupPointsDetailNotFound, id)
      case .productList, nil: nil
      case .articleList: nil
      case .pickupPointList: nil
      }
    self.init(error, localization: localization, notFound: notFound)
  }

  /// The one place where the shop's errors become sentences.
  ///
  /// - Parameter notFound: What to say where the thing that was asked for does not exist.
  init(_ error: DomainError, localization: Localization, notFound: String? = nil) {
    switch error {
    case .notFound:
      self.init(code: "notFound", message: notFound ?? localization.text(.sharedErrorNotFound))
    case .unknownCategory(let name, let known):
      let list = known.joined(separator: ", ")
      self.init(code: "unknownCategory", message: localization.text(.sharedErrorUnknownCategory, name, list))
    case .categoryIgnored(let name):
      self.init(code: "categoryIgnored", message: localization.text(.sharedErrorCategoryIgnored, name))
    case .pageOutOfRange(let page, let last):
      let numbers = [localization.number(page), localization.number(last)]
      self.init(
        code: "pageOutOfRange",
        message: localization.text(.sharedErrorPageOutOfRange, numbers[0], numbers[1])
      )
    case .emptyKeyword:
      self.init(code: "emptyKeyword", message: localization.text(.sharedErrorEmptyKeyword))
    case .offline:
      self.init(code: "offline", message: localization.text(.sharedErrorOffline), canRetry: true)
    case .timedOut:
      self.init(code: "timedOut", message: localization.text(.sharedErrorTimedOut), canRetry: true)
    case .refused(let code, let message, let isTemporary):
      let sentence = Self.refusal(code, message: message, localization: localization)
      self.init(code: "refused", message: sentence, canRetry: isTemporary)
    case .invalidResponse(let field):
      self.init(code: "invalidResponse", message: Self.invalidResponse(field, localization: localization))
    case .storage(let failure):
      self.init(failure, localization: localization)
    case .cancelled:
      self.init(code: "cancelled", message: localization.text(.sharedErrorCancelled), canRetry: true)
    }
  }

  private static func refusal(_ code: String, message: String?, localization: Localization) -> String {
    message.map { localization.text(.sharedErrorRefusedMessage, code, $0) }
      ?? localization.text(.sharedErrorRefused, code)
  }

  private static func invalidResponse(_ field: String, localization: Localization) -> String {
    field.isEmpty
      ? localization.text(.sharedErrorInvalidDocument) : localization.text(.sharedErrorInvalidResponse, field)
  }

  private init(_ failure: StorageFailure, localization: Localization) {
    let message =
      switch failure {
      case .isFolder(let path): localization.text(.sharedStorageIsFolder, path)
      case .notADatabase(let path): localization.text(.sharedStorageNotADatabase, path)
      case .foreign(let path): localization.text(.sharedStorageForeign, path)
      case .notReadable(let path): localization.text(.sharedStorageNotReadable, path)
      case .notWritable(let path): localization.text(.sharedStorageNotWritable, path)
      case .busy: localization.text(.sharedStorageBusy)
      case .full: localization.text(.sharedStorageFull)
      case .newerVersion(let path): localization.text(.sharedStorageNewerVersion, path)
      case .other(let code): localization.text(.sharedStorageOther, String(code))
      }
    self.init(code: "storage", message: message, canRetry: failure == .busy)
  }
}
