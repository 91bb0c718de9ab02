#if DEBUG
  public import Domain

  /// What mock repositories hold and how they behave: one value for all repositories of a preview or a test.
  public struct MockSettings: Sendable {
    public enum Items: Sendable {
      case fixtures
      case empty
      case hostile
      case many(Int)
    }

    let items: Items
    let freshness: Freshness
    let behaviour: MockBehaviour

    /// The behaviour under ``FetchPolicy/reload``; nil for the usual one.
    let onReload: MockBehaviour?

    /// The behaviour for every page but the first; nil for that of the policy.
    let onLaterPages: MockBehaviour?

    /// The behaviour when something is changed; nil for the usual one.
    let onWrite: MockBehaviour?

    /// The behaviour when categories are loaded; nil for the usual one.
    let onCategories: MockBehaviour?

    /// The accounts, for as long as the program runs.
    public let accounts = MockAuthRepository()

    /// What visitors and people like, for as long as the program runs; all items at first.
    public let favourites: MockFavouriteStore

    /// What people have changed, for as long as the program runs.
    let store = MockStore()

    public init(
      items: Items = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour(),
      onReload: MockBehaviour? = nil,
      onLaterPages: MockBehaviour? = nil,
      onWrite: MockBehaviour? = nil,
      onCategories: MockBehaviour? = nil
    ) {
      self.items = items
      self.freshness = freshness
      self.behaviour = behaviour
      self.onReload = onReload
      self.onLaterPages = onLaterPages
      self.onWrite = onWrite
      self.onCategories = onCategories
      favourites = MockFavouriteStore(items.list())
    }

    func behaviour(_ policy: FetchPolicy, page: PageRequest = PageRequest()) -> MockBehaviour {
      if page.number > 1, let onLaterPages { return onLaterPages }
      if policy == .reload, let onReload { return onReload }
      return behaviour
    }
  }

  extension MockSettings.Items {
    func list<Item: MockItem>() -> [Item] {
      switch self {
      case .fixtures: .fixtures
      case .empty: []
      case .hostile: .hostile
      case .many(let count): .fixtures(count: count)
      }
    }
  }

  /// What a mock does before it returns: wait, throw, both or neither.
  public struct MockBehaviour: Sendable {
    /// Waits for a while, or throws `CancellationError` when the task is cancelled.
    public typealias Sleep = @Sendable (Duration) async throws -> Void

    let delay: Duration
    let throwError: DomainError?
    let sleep: Sleep

    /// - Parameter sleep: Tests pass their own, so that no test waits for a clock.
    public init(
      delay: Duration = .zero,
      throwError: DomainError? = nil,
      sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) {
      self.delay = delay
      self.throwError = throwError
      self.sleep = sleep
    }

    func perform() async throws(DomainError) {
      if delay > .zero {
        do { try await sleep(delay) } catch { throw .cancelled }
      }
      if Task.isCancelled { throw .cancelled }
      if let throwError { throw throwError }
    }
  }
#endif
