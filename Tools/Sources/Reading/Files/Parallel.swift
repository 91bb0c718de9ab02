import Foundation

/// Short work on all cores, where there is too little of it to be worth a task group.
enum Parallel {
  /// The results for all elements, in their order.
  ///
  /// - Parameter body: Called on several threads at once.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    let lanes = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
    guard lanes > 1 else { return elements.map(body) }
    return [Result?](unsafeUninitializedCapacity: elements.count) { buffer, count in
      buffer.initialize(repeating: nil)
      // Each lane writes to elements of its own, and all have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: lanes) { lane in
        for index in stride(from: lane, to: elements.count, by: lanes) { results[index] = body(elements[index]) }
      }
      count = elements.count
    }.compactMap(\.self)
  }
}
