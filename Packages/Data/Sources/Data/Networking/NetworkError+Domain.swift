import Domain

extension NetworkError {
  /// What the error means to the shop.
  var domainError: DomainError {
    switch self {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .unreachable: .offline
    case .status(404, _, _): .notFound
    case .status(let status, let code, let message):
      .refused(code: code ?? String(status), message: message, isTemporary: Self.isTemporary(status))
    case .tooLarge: .refused(code: "responseTooLarge", message: nil)
    case .malformed(let field): .invalidResponse(field: field)
    }
  }

  /// Whether a person may try again: the server took too long, was asked too early or too often, or has a fault of its
  /// own. Any other status says that the request itself is wrong, and it stays so.
  private static func isTemporary(_ status: Int) -> Bool {
    [408, 425, 429].contains(status) || 500..<600 ~= status
  }
}
