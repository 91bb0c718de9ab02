/// Why a text is no link to a screen.
public enum RouteError: Error, Hashable, Sendable {
  /// It is no URL at all.
  case malformed(String)

  /// It is a URL of something else.
  case unknownScheme(String)

  /// There is no screen under the path.
  case unknownPath(String)

  /// The screen exists, and the value of this parameter makes no sense to it.
  case invalidValue(name: String, value: String)
}

extension ErrorViewData {
  public init(_ error: RouteError, localization: Localization) {
    let message =
      switch error {
      case .malformed(let text): localization.text(.navigationErrorMalformed, text)
      case .unknownScheme(let scheme): localization.text(.navigationErrorUnknownScheme, scheme)
      case .unknownPath(let path): localization.text(.navigationErrorUnknownPath, path)
      case .invalidValue(let name, let value): localization.text(.navigationErrorInvalidValue, name, value)
      }
    self.init(code: "invalidLink", message: message)
  }
}
