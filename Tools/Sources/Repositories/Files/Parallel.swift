import Foundation

/// Runs short work on all cores, with less overhead than a task group.
enum Parallel {
  /// The number of elements that a thread takes at a time, unless there are few.
  private static let blockSize = 64

  /// The results for all elements, in order.
  ///
  /// - Parameter body: Called concurrently on several threads.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    flatMap(elements) { $0.map(body) }
  }

  /// The results for all elements, in order.
  ///
  /// - Parameter body: Called with a few elements at a time, concurrently on several threads.
  static func flatMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let size = max(1, min(blockSize, elements.count / (4 * cores)))
    let count = (elements.count + size - 1) / size
    guard cores > 1, count > 1 else { return body(elements[...]) }
    return [[Result]](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: [])
      // Each iteration writes only its own element, and all have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { block in
        results[block] = body(elements[block * size..<min((block + 1) * size, elements.count)])
      }
      initialized = count
    }.flatMap(\.self)
  }
}
