/// Why a text is not a link to a screen.
public enum RouteError: Error, Hashable, Sendable {
  /// It is not a URL.
  case malformed(String)

  /// It is the URL of something else.
  case unknownScheme(String)

  /// No screen has this path.
  case unknownPath(String)

  /// The screen exists, but the value of this parameter is not valid.
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
    self.init(.invalidLink, message: message)
  }
}
