import Metrics
import NIOConcurrencyHelpers

/// The figures of one metric with one set of labels.
///
/// A lock instead of an actor, for the reason given at ``RequestSlots``.
final class PrometheusSeries: Sendable {
  enum Kind: Sendable {
    case counter, gauge, histogram
  }

  private struct Figures {
    /// The value of a counter or a gauge.
    var sum = 0.0
    var buckets: [Int]
  }

  /// The upper ends of a histogram's buckets, in seconds.
  private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  private let figures: NIOLockedValueBox<Figures>

  init(_ kind: Kind) {
    let buckets = kind == .histogram ? Array(repeating: 0, count: Self.bounds.count + 1) : []
    figures = NIOLockedValueBox(Figures(buckets: buckets))
  }

  /// Lines of Prometheus' text format.
  func text(_ name: String, labels: String) -> String {
    let figures = figures.withLockedValue { $0 }
    guard !figures.buckets.isEmpty else { return Self.line(name, labels, Self.text(figures.sum)) }
    var count = 0
    let buckets = zip(Self.bounds.map { "\($0)" } + ["+Inf"], figures.buckets).map { bound, inside in
      count += inside
      return Self.line("\(name)_bucket", labels + (labels.isEmpty ? "" : ",") + "le=\"\(bound)\"", "\(count)")
    }
    return buckets.joined() + Self.line("\(name)_sum", labels, "\(figures.sum)")
      + Self.line("\(name)_count", labels, "\(count)")
  }

  private static func line(_ name: String, _ labels: String, _ value: String) -> String {
    "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension PrometheusSeries: CounterHandler, FloatingPointCounterHandler {
  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { figures.withLockedValue { $0.sum += amount } }
  func reset() { figures.withLockedValue { $0.sum = 0 } }
}

extension PrometheusSeries: MeterHandler {
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { figures.withLockedValue { $0.sum = value } }
  func decrement(by amount: Double) { increment(by: -amount) }
}

extension PrometheusSeries: RecorderHandler, TimerHandler {
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) {
    let bucket = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
    figures.withLockedValue { figures in
      // A recorder that aggregates nothing is a gauge.
      guard !figures.buckets.isEmpty else { return figures.sum = value }
      figures.sum += value
      figures.buckets[bucket] += 1
    }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }
}
