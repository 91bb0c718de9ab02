import Dispatch
import Foundation
import Testing

@testable import Cryptography

@Suite(.timeLimit(.minutes(10)))
struct ComputingThreadsTests {
  private let released = DispatchSemaphore(value: 0)

  /// Keeps a thread until the test releases all of them.
  ///
  /// - Returns: Whether they were released within five minutes, which they are on the slowest machine.
  @Sendable private func hold() -> Bool {
    guard released.wait(timeout: .now() + .seconds(300)) == .success else { return false }
    released.signal()
    return true
  }

  @Test func `other tasks go on while all threads compute`() async throws {
    let (threads, count) = (ComputingThreads(), 2 * ProcessInfo.processInfo.activeProcessorCount)
    let computations = (0..<count).map { _ in Task { try await threads.run(hold) } }
    for _ in 0..<20 { await Task.detached {}.value }
    #expect(await threads.count == count)
    released.signal()

    for computation in computations { #expect(try await computation.value) }
  }

  @Test func `what no one waits for any more is skipped`() async throws {
    let threads = ComputingThreads(1)
    let (begun, computed) = (AsyncStream<Void>.makeStream(), AsyncStream<Int>.makeStream())
    let first = Task {
      try await threads.run {
        begun.continuation.finish()
        return hold()
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
    released.signal()

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
