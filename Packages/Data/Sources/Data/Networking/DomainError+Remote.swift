import Domain

extension DomainError {
  /// What it means that a source did not answer, or answered with what breaks the rules of a model.
  init(remote error: any Error) {
    switch error {
    case let error as NetworkError: self = error.domainError
    case let invalid as InvalidField: self = .invalidResponse(field: invalid.name)
    default: self = .invalidResponse(field: "")
    }
  }
}
