/// Owns the session of a person, and renews it when its token has expired: the only one that changes it.
///
/// Any number of calls that find the token expired at the same time make one renewal. It is not cancelled with the calls
/// that wait for it. Only a refusal ends the session; it outlasts every other error.
public actor AccessTokens {
  private typealias Waiter = CheckedContinuation<Result<Secret, DomainError>, Never>

  private let sessions: any SessionStore
  private let renewing: (any TokenRepository)?
  private var isRenewing = false
  private var waiters: [Int: Waiter] = [:]
  private var waiterCount = 0

  /// - Parameter repository: What renews tokens; nil if they last as long as their session.
  public init(_ sessions: some SessionStore, renewedBy repository: (any TokenRepository)? = nil) {
    self.sessions = sessions
    renewing = repository
  }

  /// Makes a call for the person who is signed in. If its token has expired, the call is made again with a new one.
  ///
  /// - Throws: ``DomainError/signInRequired`` without a session or if the session has ended, or what the call throws.
  public nonisolated func authorized<Value: Sendable>(
    _ call: (Secret) async throws(DomainError) -> Value
  ) async throws(DomainError) -> Value {
    guard let token = try await sessions.token() else { throw .signInRequired }
    do {
      return try await call(token)
    } catch .signInRequired {
      return try await call(try await renewed(after: token))
    }
  }

  /// Nil without a session.
  func current() async throws(DomainError) -> Secret? {
    try await sessions.token()
  }

  /// Whose session it is, if that is known without asking the server; see ``TokenPair/account``.
  public nonisolated func account() async throws(DomainError) -> Account.ID? {
    try await sessions.token().flatMap { TokenPair($0).account }
  }

  /// Begins another session, or none, and returns the token of the one before.
  @discardableResult
  func replace(with token: Secret?) async throws(DomainError) -> Secret? {
    try await sessions.update { .replace(token, $0) }
  }

  /// The token that replaces an expired one.
  private func renewed(after expired: Secret) async throws(DomainError) -> Secret {
    waiterCount += 1
    let number = waiterCount
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: Waiter) in
        if Task.isCancelled { return waiter.resume(returning: .failure(.cancelled)) }
        waiters[number] = waiter
        if !isRenewing { start(after: expired) }
      }
    } onCancel: {
      Task { await self.stopWaiting(number) }
    }
    return try result.get()
  }

  private func start(after expired: Secret) {
    isRenewing = true
    Task {
      let result = await Self.renew(expired, in: sessions, renewing)
      isRenewing = false
      let waiting = waiters.values
      waiters = [:]
      for waiter in waiting { waiter.resume(returning: result) }
    }
  }

  private func stopWaiting(_ number: Int) {
    waiters.removeValue(forKey: number)?.resume(returning: .failure(.cancelled))
  }

  private static func renew(
    _ expired: Secret,
    in sessions: any SessionStore,
    _ repository: (any TokenRepository)?
  ) async -> Result<Secret, DomainError> {
    do throws(DomainError) {
      return try await sessions.update { current throws(DomainError) in
        // Another call, another process or the person has changed the session meanwhile.
        guard current == expired else { return .keep(current.map { .success($0) } ?? .failure(.signInRequired)) }
        do throws(DomainError) {
          guard let repository else { throw .signInRequired }
          let token = try await repository.refresh(expired)
          return .replace(token, .success(token))
        } catch .signInRequired {
          return .replace(nil, .failure(.signInRequired))
        }
      }
    } catch {
      return .failure(error)
    }
  }
}
