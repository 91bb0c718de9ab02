import Domain

extension NetworkError {
  /// The error in the domain's terms.
  var domainError: DomainError {
    switch self {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .unreachable: .offline
    case .status(404, _, _): .notFound
    case .status(412, _, _): .conflict
    case .status(let status, let code, let message):
      .refused(code: code ?? String(status), message: message, isTemporary: Self.isTemporary(status))
    case .invalid(let error): .invalid(error)
    case .tooLarge: .refused(code: "responseTooLarge", message: nil)
    case .malformed(let field): .invalidResponse(field: field)
    }
  }

  /// Whether the same request may succeed later: the server timed out, was called too early or too often, or failed.
  /// Any other status says that the request itself is wrong.
  private static func isTemporary(_ status: Int) -> Bool {
    [408, 425, 429].contains(status) || 500..<600 ~= status
  }
}
