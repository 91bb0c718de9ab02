import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct DeadlineTests {
  private struct Failure: Error {}

  @Test func `an operation that ends in time returns its value`() async throws {
    let value = try await withDeadline(3_600) { 7 }

    #expect(value == 7)
  }

  @Test func `an operation that fails in time throws its error`() async {
    await #expect(throws: Failure.self) { try await withDeadline(3_600) { throw Failure() } }
  }

  @Test func `an operation that takes too long is cancelled, and has timed out`() async {
    await #expect(throws: NetworkError.timedOut) { try await withDeadline(0) { await untilCancelled() } }
  }
}
