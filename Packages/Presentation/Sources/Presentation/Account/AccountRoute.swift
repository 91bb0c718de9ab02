/// A screen of a person's own account.
public indirect enum AccountRoute: Hashable, Sendable {
  /// Who is signed in.
  case overview

  /// A form, and the screen to show when it is done; nil for the usual one.
  case form(AccountForm, next: Route? = nil)

  /// The name in addresses.
  public static let name = "account"

  /// The paths of all forms.
  public static let formPaths = AccountForm.allCases.map { "\(name)/\($0.rawValue)" }
}

/// What can be done with an account. The raw value is the name in addresses.
public enum AccountForm: String, CaseIterable, Sendable {
  case signIn = "sign-in"
  case register
  case signOut = "sign-out"
  case changePassword = "change-password"
  case delete
}
