/// Why a request brought no usable answer.
public enum NetworkError: Error, Hashable, Sendable {
  case cancelled
  case timedOut

  /// No connection, or it broke.
  case unreachable

  /// An HTTP status outside 200 to 299, with what the server said about it.
  case status(Int, code: String?, message: String?)

  /// The answer is larger than the client is willing to decode.
  case tooLarge

  /// The answer is not what the API promises; the field is a path such as `products[3].title`.
  case malformed(field: String)
}
