public import Foundation

/// Counts sign-ins that failed, and refuses more for a while.
///
/// It counts by the name that was tried, which protects one account from many guesses, and by where the attempt came from,
/// which protects all accounts from one guesser. The second limit is higher, as many people can share an address.
public actor SignInAttempts {
  /// How many attempts may fail within the window.
  public struct Limits: Sendable {
    public var byName = 10
    public var byOrigin = 100

    /// In seconds.
    public var window: TimeInterval = 15 * 60

    public init() {}
  }

  private enum Key: Hashable {
    case name(String)
    case origin(String)
  }

  private struct Failures {
    var count = 0
    let since: Date
  }

  /// So many names and origins are remembered; then the oldest are forgotten, so that memory stays bounded.
  private static let capacity = 100_000

  private let limits: Limits
  private let now: @Sendable () -> Date
  private var failures: [Key: Failures] = [:]

  public init(_ limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() }) {
    self.limits = limits
    self.now = now
  }

  /// Counts an attempt before its password is checked, so that attempts at the same time are counted as well.
  ///
  /// - Parameter name: Nil for a new account, which takes as much work and guesses nothing.
  /// - Throws: ``DomainError/tooManyAttempts``.
  public func begin(name: String? = nil, origin: String) throws(DomainError) {
    let counts = [name.map { (Key.name($0), limits.byName) }, (.origin(origin), limits.byOrigin)].compactMap(\.self)
    for (key, limit) in counts where current(key).count >= limit { throw .tooManyAttempts }
    makeRoom()
    for (key, _) in counts {
      var failures = current(key)
      failures.count += 1
      self.failures[key] = failures
    }
  }

  /// Takes back an attempt that succeeded. The name begins again at zero; the origin does not, or else a guesser with an
  /// account of their own could begin again as well.
  public func succeed(name: String, origin: String) {
    failures[.name(name)] = nil
    failures[.origin(origin)]?.count -= 1
  }

  private func current(_ key: Key) -> Failures {
    if let failures = failures[key], now().timeIntervalSince(failures.since) < limits.window { return failures }
    return Failures(since: now())
  }

  private func makeRoom() {
    guard failures.count >= Self.capacity else { return }
    let old = now().addingTimeInterval(-limits.window)
    failures = failures.filter { $0.value.since > old }
    guard failures.count >= Self.capacity else { return }
    let kept = failures.sorted { $0.value.since > $1.value.since }.prefix(Self.capacity / 2)
    failures = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
