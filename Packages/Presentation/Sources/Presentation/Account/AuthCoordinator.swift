/// Takes over when a screen needs a person who is signed in, and leads to what was wanted after the sign-in.
///
/// What was wanted is a part of the form's route, and so of its address: it survives a deep link, the way to another form,
/// and a server that keeps nothing between two requests.
public struct AuthCoordinator: Hashable, Sendable {
  /// What was wanted; nil if the person only wants to sign in.
  public let wanted: Route?

  public init(wanted: Route?) {
    self.wanted = wanted
  }

  /// What the form of a route resumes; nil for the route of anything else.
  public init?(resumedBy route: Route) {
    guard case .account(.form(_, let next)) = route else { return nil }
    wanted = next
  }

  /// What an address wants to be resumed. Only a screen of the app can be, so the address of another site never is.
  ///
  /// A form that is wanted resumes nothing itself, so that an address is not nested without end.
  init(parameter: String?) throws(RouteError) {
    guard let parameter, !parameter.isEmpty else {
      wanted = nil
      return
    }
    guard parameter.hasPrefix("/") else { throw .invalidValue(name: Self.parameterName, value: parameter) }
    let path = parameter.prefix { $0 != "?" }
    let isAccount = path.split(separator: "/").first.flatMap { PercentEncoding.decode($0) } == AccountRoute.name
    wanted = try RouteCodec.route(from: isAccount ? String(path) : parameter)
  }

  static let parameterName = "next"

  /// What was wanted, in an address.
  var parameter: String? { wanted.map(RouteCodec.path) }

  /// The form that a person signs in with.
  public var signIn: Route { form(.signIn) }

  /// A form that resumes what was wanted. The account is shown anyway.
  func form(_ form: AccountForm) -> Route {
    .account(.form(form, next: wanted == .account(.overview) ? nil : wanted))
  }

  /// What is shown after the sign-in.
  var resumed: Route { wanted ?? .account(.overview) }
}
