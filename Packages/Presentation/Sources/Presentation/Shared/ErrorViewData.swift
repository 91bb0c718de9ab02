public import Domain

/// What a person is told about an error.
public struct ErrorViewData: Error, Equatable, Sendable {
  public let kind: Kind

  /// One plain sentence.
  public let message: String

  /// Whether trying the same again may help.
  public let canRetry: Bool

  /// The problems of fields; forms show them at the fields.
  public internal(set) var validation: ValidationError?

  public init(_ kind: Kind, message: String, canRetry: Bool = false) {
    self.kind = kind
    self.message = message
    self.canRetry = canRetry
  }

  /// What went wrong. The raw value is the code that programs read; it is the same in every language.
  public enum Kind: String, CaseIterable, Sendable {
    case notFound, pageOutOfRange, unknownCategory, categoryIgnored, emptyKeyword, invalidLink
    case invalid, conflict, signInRequired, wrongCredentials, tooManyAttempts
    case limitReached, versionRequired
    case offline, timedOut, refused, invalidResponse, storage, cancelled

    /// A server did not accept the request.
    case busy, headersTooLarge, methodNotAllowed, tooLarge, tooLong, internalError

    /// A form cannot be used, or did not come from a page of the server.
    case forged, unreadableForm

    /// The command line is wrong.
    case usage
  }

  /// The code that programs read: `notFound`.
  public var code: String { kind.rawValue }

  /// Whether the message names files of the machine, which must not leak to clients of a server.
  public var isInternal: Bool { kind == .storage && !canRetry }
}
