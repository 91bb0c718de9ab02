public import Domain

/// Why a request failed.
public enum NetworkError: Error, Hashable, Sendable {
  case cancelled
  case timedOut

  /// No connection, or it broke.
  case unreachable

  /// An HTTP status outside 200 to 299, with the code and message of the response's body.
  case status(Int, code: String?, message: String?)

  /// The server does not accept what was sent.
  case invalid(ValidationError)

  /// The response is larger than ``NetworkService/maximumResponseSize``.
  case tooLarge

  /// The response does not have the promised format; the field is a path such as `orders[3].title`.
  case malformed(field: String)
}
