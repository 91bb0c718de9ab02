import Domain

/// Passwords are hashed a few at a time: each takes much memory, and a longer queue would exceed the request timeout.
struct LimitedCryptography: AccountCryptography {
  /// For the whole process.
  private static let ofProcess = RequestSlots(32)

  let base: any AccountCryptography
  var slots = ofProcess

  func hash(_ password: Secret) async throws(DomainError) -> String {
    try await inSlot { () async throws(DomainError) in try await base.hash(password) }
  }

  func check(_ password: Secret, against hash: String?) async throws(DomainError) -> PasswordCheck {
    try await inSlot { () async throws(DomainError) in try await base.check(password, against: hash) }
  }

  func makeToken() -> Secret { base.makeToken() }

  func digest(of token: Secret) -> String { base.digest(of: token) }

  private func inSlot<Value>(
    _ work: () async throws(DomainError) -> Value
  ) async throws(DomainError) -> Value {
    guard slots.enter() else { throw .refused(code: "503", message: nil, isTemporary: true) }
    defer { slots.leave() }
    return try await work()
  }
}
