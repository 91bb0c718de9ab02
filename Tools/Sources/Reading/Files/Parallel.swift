import Foundation

/// Runs short work on all cores, with less overhead than a task group.
enum Parallel {
  /// Large enough that threads seldom write next to each other in memory.
  private static let blockSize = 16

  /// The results for all elements, in order.
  ///
  /// - Parameter body: Called concurrently on several threads.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    let lanes = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
    guard lanes > 1 else { return elements.map(body) }
    return [Result?](unsafeUninitializedCapacity: elements.count) { buffer, count in
      buffer.initialize(repeating: nil)
      // Each lane writes only its own elements, and all lanes have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: lanes) { lane in
        for start in stride(from: lane * blockSize, to: elements.count, by: lanes * blockSize) {
          for index in start..<min(start + blockSize, elements.count) { results[index] = body(elements[index]) }
        }
      }
      count = elements.count
    }.compactMap(\.self)
  }
}
