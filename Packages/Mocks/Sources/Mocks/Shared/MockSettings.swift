#if DEBUG
  public import Domain

  /// What mock repositories hold and how they behave: one value for all repositories of a gallery or a preview.
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

    /// The behaviour when categories are loaded; nil for the usual one.
    let onCategories: MockBehaviour?

    public init(
      items: Items = .fixtures,
      freshness: Freshness = .fresh,
      behaviour: MockBehaviour = MockBehaviour(),
      onReload: MockBehaviour? = nil,
      onLaterPages: MockBehaviour? = nil,
      onCategories: MockBehaviour? = nil
    ) {
      self.items = items
      self.freshness = freshness
      self.behaviour = behaviour
      self.onReload = onReload
      self.onLaterPages = onLaterPages
      self.onCategories = onCategories
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
#endif
