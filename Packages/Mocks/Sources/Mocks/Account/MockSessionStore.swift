#if DEBUG
  public import Domain

  /// A token in memory.
  public actor MockSessionStore: SessionStore {
    private var stored: Secret?

    public init(token: Secret? = nil) {
      stored = token
    }

    public func token() -> Secret? { stored }

    public func store(_ token: Secret?) { stored = token }
  }
#endif
