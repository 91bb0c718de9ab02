import Domain

/// What operations throw in a task that was cancelled before they start; nil if they throw no ``DomainError``.
func errorsWhenCancelled(_ operations: @Sendable () async throws -> Void...) async -> [DomainError?] {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    var errors: [DomainError?] = []
    for operation in operations {
      do {
        try await operation()
        errors.append(nil)
      } catch {
        errors.append(error as? DomainError)
      }
    }
    return errors
  }.value
}
