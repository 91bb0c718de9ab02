/// What a person is told about a failure.
public struct ErrorViewData: Error, Equatable, Sendable {
  /// A name for programs, the same in every language: `notFound`.
  public let code: String

  /// One plain sentence.
  public let message: String

  /// Whether trying the same again may help.
  public let canRetry: Bool

  public init(code: String, message: String, canRetry: Bool = false) {
    self.code = code
    self.message = message
    self.canRetry = canRetry
  }
}
