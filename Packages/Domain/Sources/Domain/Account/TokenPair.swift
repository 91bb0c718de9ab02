/// The two tokens of a program's session: one that is sent with each request and soon expires, and one that replaces both.
public struct TokenPair: Hashable, Sendable {
  public let access: Secret
  public let refresh: Secret

  public init(access: Secret, refresh: Secret) {
    self.access = access
    self.refresh = refresh
  }

  private static let separator: Character = "~"

  /// Both tokens as one, which a ``SessionStore`` keeps. Servers make no token that contains the separator.
  public var session: Secret { Secret(access.value + String(Self.separator) + refresh.value) }

  /// The tokens of a session. Both are empty for another text.
  public init(_ session: Secret) {
    let texts = session.value.split(separator: Self.separator, omittingEmptySubsequences: false)
    let parts = texts.map { Secret(String($0)) }
    let isPair = parts.count == 2
    (access, refresh) = (isPair ? parts[0] : Secret(""), isPair ? parts[1] : Secret(""))
  }
}
