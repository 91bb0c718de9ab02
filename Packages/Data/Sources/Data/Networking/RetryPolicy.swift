/// Which failed requests to send again, and how long to wait before.
///
/// The wait doubles with every attempt up to a cap, and a random part of it is left out ("full jitter"), so that many
/// clients that failed together do not retry together. See "Exponential Backoff And Jitter", AWS Architecture Blog.
public struct RetryPolicy: Sendable {
  /// How many times a request is sent at most, including the first.
  public var maximumAttempts: Int
  public var baseDelay: Duration
  public var maximumDelay: Duration

  /// The longest wait that a server may ask for with `Retry-After`. If it asks for more, the request fails at once.
  public var maximumRetryAfter: Duration

  /// Returns a random number from 0 up to 1 for each wait.
  public var jitter: @Sendable () -> Double

  public init(
    maximumAttempts: Int = 3,
    baseDelay: Duration = .milliseconds(200),
    maximumDelay: Duration = .seconds(5),
    maximumRetryAfter: Duration = .seconds(10),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelay = baseDelay
    self.maximumDelay = maximumDelay
    self.maximumRetryAfter = maximumRetryAfter
    self.jitter = jitter
  }

  /// One attempt only.
  public static let never = RetryPolicy(maximumAttempts: 1)

  /// How long to wait before the next attempt, or nil if there is none.
  ///
  /// - Parameters:
  ///   - error: The error of the last attempt.
  ///   - attempt: The number of that attempt; the first is 1.
  ///   - retryAfter: The wait that the server asked for.
  func delay(after error: NetworkError, attempt: Int, retryAfter: Duration?) -> Duration? {
    guard attempt < maximumAttempts, error.isTransient else { return nil }
    if let retryAfter {
      return retryAfter <= maximumRetryAfter ? retryAfter : nil
    }
    let doublings = min(attempt - 1, 30)
    let longest = min(baseDelay * (1 << doublings), maximumDelay)
    return longest * jitter()
  }
}

extension NetworkError {
  /// Whether the same request may succeed a moment later.
  var isTransient: Bool {
    switch self {
    case .timedOut, .unreachable: true
    case .status(let status, _, _): [408, 429, 500, 502, 503, 504].contains(status)
    case .cancelled, .tooLarge, .malformed: false
    case .invalid: false
    }
  }
}
