/// The durations of several runs, in microseconds.
struct Timing: Encodable, Sendable {
  let median: Double
  let minimum: Double
  let maximum: Double

  init(_ durations: [Duration]) {
    let sorted = durations.map { $0 / .microseconds(1) }.sorted()
    let middle = sorted.count / 2
    median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
  }

  /// The ratio of the medians.
  func ratio(to other: Timing) -> Double {
    median / other.median
  }
}

/// Times one call.
func measure(_ body: () async throws -> Void) async rethrows -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  try await body()
  return clock.now - start
}
