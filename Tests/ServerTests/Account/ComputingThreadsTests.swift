import Foundation
import TestSupport
import Testing

@testable import Cryptography

@Suite(.timeLimit(.minutes(10)))
struct ComputingThreadsTests {
  private let released = ManualDate()

  /// Keeps a thread busy until the test releases it.
  ///
  /// - Returns: Whether it was released within half a minute.
  @Sendable private func spin() -> Bool {
    let (start, end) = (ManualDate().now, ContinuousClock.now + .seconds(30))
    while ContinuousClock.now < end {
      if released.now > start { return true }
    }
    return false
  }

  @Test func `other tasks go on while all threads compute`() async {
    let (threads, count) = (ComputingThreads(), 2 * ProcessInfo.processInfo.activeProcessorCount)
    let computations = (0..<count).map { _ in Task { await threads.run(spin) } }
    for _ in 0..<1_000 { await Task.detached {}.value }
    #expect(await threads.count == count)
    released.advance(by: 1)

    for computation in computations { #expect(await computation.value) }
  }

  @Test func `there is a thread on a machine with one core`() async {
    #expect(await ComputingThreads(0).run { 1 } == 1)
  }
}
