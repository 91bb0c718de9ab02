public import Domain

extension ErrorViewData {
  /// What a person is told about an error that a use case threw to a host directly.
  ///
  /// - Parameter route: The screen that would show what was asked for; its texts name what does not exist.
  public init(_ error: DomainError, on route: Route?, localization: Localization) {
    var notFound: String?
    if let (name, id) = route?.item, let feature = Features.named(name) {
      notFound = localization.text(feature.texts.notFound, id)
    }
    self.init(error, localization: localization, notFound: notFound)
  }

  /// Turns every error of the domain into a sentence.
  ///
  /// - Parameter notFound: The sentence for an item that does not exist.
  init(_ error: DomainError, localization: Localization, notFound: String? = nil) {
    switch error {
    case .notFound:
      self.init(.notFound, message: notFound ?? localization.text(.sharedErrorNotFound))
    case .unknownCategory(let name, let known):
      let list = known.joined(separator: ", ")
      self.init(.unknownCategory, message: localization.text(.sharedErrorUnknownCategory, name, list))
    case .categoryIgnored(let name):
      self.init(.categoryIgnored, message: localization.text(.sharedErrorCategoryIgnored, name))
    case .pageOutOfRange(let page, let last):
      let numbers = [localization.number(page), localization.number(last)]
      self.init(
        .pageOutOfRange,
        message: localization.text(.sharedErrorPageOutOfRange, numbers[0], numbers[1])
      )
    case .emptyKeyword:
      self.init(.emptyKeyword, message: localization.text(.sharedErrorEmptyKeyword))
    case .invalid(let error):
      self.init(.invalid, message: localization.text(.formsErrorInvalid))
      validation = error
    case .conflict:
      self.init(.conflict, message: localization.text(.formsErrorConflict))
    case .limitReached(let limit):
      self.init(.limitReached, message: localization.text(.formsErrorLimitReached, localization.number(limit)))
    case .signInRequired:
      self.init(.signInRequired, message: localization.text(.accountErrorSignInRequired))
    case .wrongCredentials:
      self.init(.wrongCredentials, message: localization.text(.accountErrorWrongCredentials))
    case .tooManyAttempts:
      self.init(.tooManyAttempts, message: localization.text(.accountErrorTooManyAttempts), canRetry: true)
    case .offline:
      self.init(.offline, message: localization.text(.sharedErrorOffline), canRetry: true)
    case .timedOut:
      self.init(.timedOut, message: localization.text(.sharedErrorTimedOut), canRetry: true)
    case .refused(let code, let message, let isTemporary):
      let sentence = Self.refusal(code, message: message, localization: localization)
      self.init(.refused, message: sentence, canRetry: isTemporary)
    case .invalidResponse(let field):
      self.init(.invalidResponse, message: Self.invalidResponse(field, localization: localization))
    case .storage(let failure):
      self.init(failure, localization: localization)
    case .cancelled:
      self.init(.cancelled, message: localization.text(.sharedErrorCancelled), canRetry: true)
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
      case .unreachable: localization.text(.sharedStorageUnreachable)
      case .newerVersion(let path): localization.text(.sharedStorageNewerVersion, path)
      case .otherVersion(let path): localization.text(.sharedStorageOtherVersion, path)
      case .other(let code): localization.text(.sharedStorageOther, code)
      }
    let canRetry =
      failure == .busy
      || failure == .unreachable
    self.init(.storage, message: message, canRetry: canRetry)
  }
}
