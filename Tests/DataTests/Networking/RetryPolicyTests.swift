import Testing

@testable import Data

/// What the policy does unless it is told otherwise.
struct RetryPolicyTests {
  @Test(arguments: [
    (1, Duration.milliseconds(200)), (2, .milliseconds(400)), (3, .milliseconds(800)), (4, .milliseconds(1_600)),
    (5, .milliseconds(3_200)), (6, .seconds(5)), (7, .seconds(5)), (31, .seconds(5)), (98, .seconds(5)),
  ])
  func `the longest wait doubles from 0.2 to 5 seconds`(attempt: Int, wait: Duration) {
    let policy = RetryPolicy(maximumAttempts: 99, jitter: { 1 })

    #expect(policy.delay(after: .unreachable, attempt: attempt, retryAfter: nil) == wait)
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (4, false)])
  func `there are three attempts`(attempt: Int, isRetried: Bool) {
    let policy = RetryPolicy()

    #expect((policy.delay(after: .timedOut, attempt: attempt, retryAfter: nil) != nil) == isRetried)
    #expect((policy.delay(after: .timedOut, attempt: attempt, retryAfter: .seconds(1)) != nil) == isRetried)
    #expect(RetryPolicy.never.delay(after: .timedOut, attempt: attempt, retryAfter: nil) == nil)
  }

  @Test(arguments: [
    (Duration.zero, Duration?.some(.zero)), (.milliseconds(1), .milliseconds(1)), (.seconds(6), .seconds(6)),
    (.seconds(10), .seconds(10)), (.milliseconds(10_001), nil), (.seconds(3_600), nil),
  ])
  func `a server may ask for a wait of ten seconds`(asked: Duration, wait: Duration?) {
    let policy = RetryPolicy(jitter: { 0.5 })

    #expect(policy.delay(after: .status(503, code: nil, message: nil), attempt: 1, retryAfter: asked) == wait)
  }

  @Test func `a wait is any part of the longest`() {
    let policy = RetryPolicy()

    let parts = (0..<200).map { _ in policy.jitter() }
    let waits = (0..<200).compactMap { _ in policy.delay(after: .unreachable, attempt: 1, retryAfter: nil) }

    #expect(parts.allSatisfy { (0..<1).contains($0) })
    #expect(parts.contains { $0 < 0.5 })
    #expect(parts.contains { $0 >= 0.5 })
    #expect(waits.count == 200)
    #expect(waits.allSatisfy { $0 >= .zero && $0 < .milliseconds(200) })
    #expect(Set(waits).count > 1)
  }

  @Test func `only failures that may pass in a moment are retried`() {
    let statuses = (100..<600).filter { NetworkError.status($0, code: nil, message: nil).isTransient }

    #expect(statuses == [408, 429, 500, 502, 503, 504])
    #expect([NetworkError.timedOut, .unreachable].allSatisfy { $0.isTransient })
    #expect(![NetworkError.cancelled, .tooLarge, .malformed(field: "id")].contains { $0.isTransient })
  }
}
