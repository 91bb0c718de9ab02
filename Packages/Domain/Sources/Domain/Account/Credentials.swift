import Foundation

/// The name and the password that a person signs in with.
public struct Credentials: Hashable, Sendable {
  public static let usernameLength = 3...32

  /// OWASP ASVS 5.0, 6.2.1 and 6.2.9: at least 8 characters; at least 64 must be allowed.
  public static let passwordLength = 8...128

  public let username: String
  public let password: Secret

  /// What a person signs in with. No account has a name that breaks a rule; a password may be older than its rules.
  public init(username: String, password: Secret) throws(ValidationError) {
    var validation = Validation()
    self.username = validation.username(username)
    self.password = password.normalized
    validation.require(!password.value.isEmpty, "password", .required)
    try validation.finish()
  }

  /// The credentials of a new account.
  ///
  /// - Throws: ``ValidationError`` with a problem for each field that breaks a rule.
  public init(newUsername username: String, password: Secret) throws(ValidationError) {
    var validation = Validation()
    self.username = validation.username(username)
    self.password = password.normalized
    validation.newPassword(self.password, "password")
    try validation.finish()
  }
}

extension Validation {
  mutating func newPassword(_ password: Secret, _ field: String) {
    require(length: password.value.count, field, Credentials.passwordLength)
  }

  fileprivate mutating func username(_ name: String) -> String {
    let name = text(name, "username", length: Credentials.usernameLength)
    require(name.allSatisfy(\.isAllowedInUsername), "username", .nameCharacters)
    return name
  }
}

extension Secret {
  /// A password in canonical composition: keyboards differ in how they type a letter with an accent (RFC 8265, section 4.2.2).
  var normalized: Secret { Secret(value.precomposedStringWithCanonicalMapping) }
}

extension Character {
  fileprivate var isAllowedInUsername: Bool {
    isASCII && (isLetter || isNumber) || ".-_".contains(self)
  }
}
