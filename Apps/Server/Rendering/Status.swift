import HTTPTypes
import Presentation

extension HTTPResponse.Status {
  /// The status that tells programs what a screen tells people.
  init(_ error: ErrorViewData) {
    self =
      switch error.code {
      case "notFound", "pageOutOfRange", "unknownCategory": .notFound
      case "emptyKeyword", "invalidLink": .badRequest
      case "timedOut": .gatewayTimeout
      case "offline", "invalidResponse", "categoryIgnored": .badGateway
      case "refused": error.canRetry ? .serviceUnavailable : .badGateway
      case "cancelled", "busy": .serviceUnavailable
      case "headersTooLarge": .requestHeaderFieldsTooLarge
      case "methodNotAllowed": .methodNotAllowed
      case "tooLarge": .contentTooLarge
      case "tooLong": .uriTooLong
      default: error.canRetry ? .serviceUnavailable : .internalServerError
      }
  }
}
