import Domain
import HTTPTypes
import Presentation

/// Ends a request that has no other response: an error with its HTTP status.
struct RequestError: Error {
  let view: ErrorViewData
  var status: HTTPResponse.Status

  init(_ view: ErrorViewData) {
    self.view = view
    status = HTTPResponse.Status(view)
  }

  /// - Parameter route: The screen that would show what was asked for.
  init(_ error: DomainError, on route: Route? = nil, _ localization: Localization) {
    self.init(ErrorViewData(error, on: route, localization: localization))
  }

  init(_ error: RouteError, _ localization: Localization) {
    view = ErrorViewData(error, localization: localization)
    if case .unknownPath = error { status = .notFound } else { status = .badRequest }
  }

  init(_ refusal: ErrorViewData.Refusal, _ localization: Localization) {
    self.init(ErrorViewData(refusal, localization: localization))
  }
}

extension HTTPResponse.Status {
  init(_ error: ErrorViewData) {
    self =
      switch error.kind {
      case .notFound, .pageOutOfRange, .unknownCategory: .notFound
      case .emptyKeyword, .invalidLink: .badRequest
      case .invalid, .wrongCredentials: .unprocessableContent
      case .conflict: .conflict
      case .limitReached: .conflict
      case .versionRequired: .preconditionRequired
      case .signInRequired: .unauthorized
      case .tooManyAttempts: .tooManyRequests
      case .forged: .forbidden
      case .unreadableForm: .badRequest
      case .timedOut: .gatewayTimeout
      case .offline, .invalidResponse, .categoryIgnored: .badGateway
      case .refused: error.canRetry ? .serviceUnavailable : .badGateway
      case .storage: error.canRetry ? .serviceUnavailable : .internalServerError
      case .cancelled, .busy: .serviceUnavailable
      case .headersTooLarge: .requestHeaderFieldsTooLarge
      case .methodNotAllowed: .methodNotAllowed
      case .tooLarge: .contentTooLarge
      case .tooLong: .uriTooLong
      case .internalError, .usage: .internalServerError
      }
  }
}
