/// The name and the password that a person signs in with.
public struct Credentials: Hashable, Sendable {
  public static let usernameLength = 3...32

  /// OWASP ASVS 5.0, 6.2.1 and 6.2.9: at least 8 characters, and no lower limit than 64 at the other end.
  public static let passwordLength = 8...128

  public let username: String
  public let password: Secret

  /// What a person signs in with. No account has a name that breaks a rule; a password may be older than its rules.
  public init(username: String, password: Secret) throws(ValidationError) {
    let problems = [
      Self.problem(ofUsername: username),
      password.value.isEmpty ? ValidationError.Problem("password", .required) : nil,
    ].compactMap(\.self)
    guard problems.isEmpty else { throw ValidationError(problems) }
    self.username = username
    self.password = password
  }

  /// The credentials of a new account.
  ///
  /// - Throws: ``ValidationError`` with a problem for each field that breaks a rule.
  public init(newUsername username: String, password: Secret) throws(ValidationError) {
    let problems = [
      Self.problem(ofUsername: username), Self.problem(ofNewPassword: password, field: "password"),
    ].compactMap(\.self)
    guard problems.isEmpty else { throw ValidationError(problems) }
    self.username = username
    self.password = password
  }

  /// The rule that a new password breaks, if it breaks one.
  static func problem(ofNewPassword password: Secret, field: String) -> ValidationError.Problem? {
    rule(ofLength: password.value.count, passwordLength).map { ValidationError.Problem(field, $0) }
  }

  private static func problem(ofUsername name: String) -> ValidationError.Problem? {
    let rule = rule(ofLength: name.count, usernameLength) ?? (name.isAccountName ? nil : .nameCharacters)
    return rule.map { ValidationError.Problem("username", $0) }
  }

  private static func rule(ofLength length: Int, _ allowed: ClosedRange<Int>) -> ValidationError.Rule? {
    if length == 0 { return .required }
    if length < allowed.lowerBound { return .tooShort(minimum: allowed.lowerBound) }
    return length > allowed.upperBound ? .tooLong(maximum: allowed.upperBound) : nil
  }
}

extension String {
  fileprivate var isAccountName: Bool {
    allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || ".-_".contains($0) }
  }
}
