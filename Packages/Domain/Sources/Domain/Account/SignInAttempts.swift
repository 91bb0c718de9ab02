public import Foundation

/// Counts sign-ins, and refuses more for a while.
///
/// It counts those that failed by the name that was tried, which protects one account from many guesses, and all of them by
/// where they came from, which protects all accounts from one guesser, and the program from much work. The second limit is
/// higher, as many people can share an address.
public actor SignInAttempts {
  /// How many attempts there may be in a window of time, which begins with the first of them.
  public struct Limits: Sendable {
    public var failuresByName = 10
    public var byOrigin = 300

    /// In seconds.
    public var window: TimeInterval = 15 * 60

    public init() {}
  }

  private enum Key: Hashable {
    case name(String)
    case origin(String)
  }

  private struct Attempts {
    var count = 0
    let since: Date
  }

  /// So many names and origins are remembered; then the oldest are forgotten, so that memory stays bounded.
  private static let capacity = 100_000

  private let limits: Limits
  private let now: @Sendable () -> Date
  private var attempts: [Key: Attempts] = [:]

  public init(_ limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() }) {
    self.limits = limits
    self.now = now
  }

  /// Counts an attempt before its password is checked, so that attempts at the same time are counted as well.
  ///
  /// - Parameter name: Nil for a new account, which takes as much work and guesses nothing.
  /// - Throws: ``DomainError/tooManyAttempts``.
  public func begin(name: String? = nil, origin: String) throws(DomainError) {
    var counted = [(Key.origin(origin), limits.byOrigin)]
    if let name { counted.append((.name(name), limits.failuresByName)) }
    for (key, limit) in counted where current(key).count >= limit { throw .tooManyAttempts }
    makeRoom()
    for (key, _) in counted {
      attempts[key] = current(key)
      attempts[key]?.count += 1
    }
  }

  /// Takes back that an attempt with a name has failed, as its password was not checked. It has told nothing.
  public func withdraw(name: String) {
    guard let count = attempts[.name(name)]?.count, count > 0 else { return }
    attempts[.name(name)]?.count = count - 1
  }

  /// Forgets the failures of a name, as its owner has signed in.
  public func succeed(name: String) {
    attempts[.name(name)] = nil
  }

  private func current(_ key: Key) -> Attempts {
    if let found = attempts[key], now().timeIntervalSince(found.since) < limits.window { return found }
    return Attempts(since: now())
  }

  private func makeRoom() {
    guard attempts.count >= Self.capacity else { return }
    let old = now().addingTimeInterval(-limits.window)
    attempts = attempts.filter { $0.value.since > old }
    guard attempts.count >= Self.capacity else { return }
    let kept = attempts.sorted { $0.value.since > $1.value.since }.prefix(Self.capacity / 2)
    attempts = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
