#if DEBUG
  public import Domain
  public import Foundation

  /// Counts in memory.
  public actor MockSignInAttempts: SignInAttempts {
    private let limits = SignInLimits()
    private let now: @Sendable () -> Date
    private var attempts: [String: (count: Int, since: Date)] = [:]

    public init(now: @escaping @Sendable () -> Date = { Date() }) {
      self.now = now
    }

    public func begin(name: String?, origin: String) throws(DomainError) {
      let old = now().addingTimeInterval(-limits.window)
      attempts = attempts.filter { $0.value.since > old }
      var counted = [("origin " + origin, limits.byOrigin)]
      if let name { counted.append((key(name), limits.failuresByName)) }
      for (key, limit) in counted where attempts[key, default: (0, old)].count >= limit { throw .tooManyAttempts }
      for (key, _) in counted { attempts[key, default: (0, now())].count += 1 }
    }

    public func withdraw(name: String) {
      attempts[key(name)]?.count -= 1
    }

    public func succeed(name: String) {
      attempts[key(name)] = nil
    }

    private func key(_ name: String) -> String { "name " + name }
  }
#endif
