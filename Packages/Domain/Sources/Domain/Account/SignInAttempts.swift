public import Foundation

/// Counts sign-ins, and refuses more for a while.
///
/// It counts those that failed by the name that was tried, which protects one account from many guesses, and all of them by
/// where they came from, which protects all accounts from one guesser, and the program from much work. A name counts whether
/// an account has it or not.
public protocol SignInAttempts: Sendable {
  /// Counts an attempt before its password is checked, so that attempts at the same time are counted as well.
  ///
  /// - Parameter name: Nil for a new account, which takes as much work and guesses nothing.
  /// - Throws: ``DomainError/tooManyAttempts``. Such an attempt is not counted.
  func begin(name: String?, origin: String) async throws(DomainError)

  /// Takes back that an attempt with a name has failed, as its password was not checked. It has told nothing.
  func withdraw(name: String) async

  /// Forgets the failures of a name, as its owner has signed in.
  func succeed(name: String) async
}

/// How many attempts there may be in a window of time, which begins with the first of them.
public struct SignInLimits: Sendable {
  public var failuresByName = 10

  /// More than by name, as many people can share an address.
  public var byOrigin = 300

  /// In seconds.
  public var window: TimeInterval = 15 * 60

  /// So many names and origins are remembered; then the oldest are forgotten, so that invented ones take a bounded space.
  public var capacity = 100_000

  public init() {}
}
