import Domain

extension NetworkError {
  /// What the error means to the shop.
  var domainError: DomainError {
    switch self {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .unreachable: .offline
    case .status(404, _, _): .notFound
    case .status(let status, let code, let message): .refused(code: code ?? String(status), message: message)
    case .tooLarge: .refused(code: "responseTooLarge", message: nil)
    case .malformed(let field): .invalidResponse(field: field)
    }
  }
}
