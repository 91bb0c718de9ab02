#if DEBUG
  import Domain

  /// What a mock repository does before it answers, by what it is asked for.
  ///
  /// A screen that has loaded can so fail, or wait, when it is refreshed or goes on to the next page.
  struct MockBehaviours: Sendable {
    var usual: MockBehaviour
    var onReload: MockBehaviour?
    var onLaterPages: MockBehaviour?
    var onCategories: MockBehaviour?

    func perform(_ policy: FetchPolicy, page: PageRequest = PageRequest()) async throws(DomainError) {
      try await behaviour(policy, page: page).perform()
    }

    func performCategories() async throws(DomainError) {
      try await (onCategories ?? usual).perform()
    }

    /// The pages that follow a list that was reloaded are later pages first of all.
    private func behaviour(_ policy: FetchPolicy, page: PageRequest) -> MockBehaviour {
      if page.number > 1, let onLaterPages { return onLaterPages }
      if policy == .reload, let onReload { return onReload }
      return usual
    }
  }
#endif
