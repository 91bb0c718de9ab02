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

/// The results of an operation for some inputs, in their order. All of them run at once, to save time.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input],
  _ operation: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup { group in
    for (index, input) in inputs.enumerated() {
      group.addTask { (index, try await operation(input)) }
    }
    return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
