#if DEBUG
  public import Domain

  /// A use case that always returns the same account, or throws the same error.
  public struct MockAuthUseCase: AuthUseCase {
    private let result: Account
    private let behaviour: MockBehaviour

    public init(account: Account = .fixture(), behaviour: MockBehaviour = MockBehaviour()) {
      result = account
      self.behaviour = behaviour
    }

    public func register(username: String, password: Secret) async throws(DomainError) -> Account {
      try await account()
    }

    public func signIn(username: String, password: Secret) async throws(DomainError) -> Account {
      try await account()
    }

    public func signOut() async throws(DomainError) {
      try await behaviour.perform()
    }

    public func account() async throws(DomainError) -> Account {
      try await behaviour.perform()
      return result
    }

    public func changePassword(from current: Secret, to new: Secret) async throws(DomainError) {
      try await behaviour.perform()
    }

    public func deleteAccount(password: Secret) async throws(DomainError) {
      try await behaviour.perform()
    }
  }
#endif
