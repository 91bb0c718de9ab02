public import Foundation

/// A clock that a test sets.
public final class ManualDate: Sendable {
  private let lock = NSLock()
  // Read and written under the lock alone.
  nonisolated(unsafe) private var date = Date(timeIntervalSince1970: 1_772_355_600)

  public init() {}

  public var now: Date {
    lock.withLock { date }
  }

  public func advance(by seconds: TimeInterval) {
    lock.withLock { date += seconds }
  }
}
