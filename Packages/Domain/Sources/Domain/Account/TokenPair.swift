/// The two tokens of a program's session: one that is sent with each request and soon expires, and one that replaces both.
public struct TokenPair: Hashable, Sendable {
  public let access: Secret
  public let refresh: Secret

  /// Whose session it is, so that a program knows it without asking the server; nil if that is not known.
  public let account: Account.ID?

  /// A text that contains the separator is no token, and taken for an empty one.
  public init(access: Secret, refresh: Secret, account: Account.ID? = nil) {
    func checked(_ text: String) -> String? { text.contains(Self.separator) ? nil : text }
    self.access = Secret(checked(access.value) ?? "")
    self.refresh = Secret(checked(refresh.value) ?? "")
    self.account = account.flatMap(checked)
  }

  private static let separator: Character = "~"

  /// All as one text, which a ``SessionStore`` keeps.
  public var session: Secret {
    let parts = [access.value, refresh.value] + [account].compactMap(\.self)
    return Secret(parts.joined(separator: String(Self.separator)))
  }

  /// The tokens of a session. Both are empty for another text.
  public init(_ session: Secret) {
    let texts = session.value.split(separator: Self.separator, omittingEmptySubsequences: false)
    let parts = 2...3 ~= texts.count ? texts.map(String.init) : ["", ""]
    (access, refresh) = (Secret(parts[0]), Secret(parts[1]))
    account = parts.count == 3 ? parts[2] : nil
  }
}
