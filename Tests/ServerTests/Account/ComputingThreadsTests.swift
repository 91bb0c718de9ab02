import Foundation
import TestSupport
import Testing

@testable import Cryptography

@Suite(.timeLimit(.minutes(10)))
struct ComputingThreadsTests {
  private let released = ManualDate()

  /// Keeps a thread busy until the test releases it.
  ///
  /// - Returns: Whether it was released within five minutes, which it is on the slowest machine.
  @Sendable private func spin() -> Bool {
    let (start, end) = (ManualDate().now, ContinuousClock.now + .seconds(300))
    while ContinuousClock.now < end {
      if released.now > start { return true }
    }
    return false
  }

  @Test func `other tasks go on while all threads compute`() async throws {
    let (threads, count) = (ComputingThreads(), 2 * ProcessInfo.processInfo.activeProcessorCount)
    let computations = (0..<count).map { _ in Task { try await threads.run(spin) } }
    for _ in 0..<20 { await Task.detached {}.value }
    #expect(await threads.count == count)
    released.advance(by: 1)

    for computation in computations { #expect(try await computation.value) }
  }

  @Test func `what no one waits for any more is skipped`() async throws {
    let threads = ComputingThreads(1)
    let (begun, computed) = (AsyncStream<Void>.makeStream(), AsyncStream<Int>.makeStream())
    let first = Task {
      try await threads.run {
        begun.continuation.finish()
        return spin()
      }
    }
    for await _ in begun.stream {}
    let others = (1...100).map { number in
      Task {
        try await threads.run {
          computed.continuation.yield(number)
          return number
        }
      }
    }
    for other in others.dropLast() { other.cancel() }
    released.advance(by: 1)

    #expect(try await first.value)
    #expect(try await others[99].value == 100)
    for other in others.dropLast() {
      await #expect(throws: CancellationError.self) { try await other.value }
    }
    computed.continuation.finish()
    #expect(await computed.stream.reduce(into: []) { $0.append($1) } == [100])
  }

  @Test func `there is a thread on a machine with one core`() async throws {
    #expect(try await ComputingThreads(0).run { 1 } == 1)
  }
}
