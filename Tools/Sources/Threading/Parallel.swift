import Foundation

/// Runs short work on all cores, with less overhead than a task group.
package enum Parallel {
  /// The number of elements that a thread takes at a time, unless there are few, which may take very different times.
  private static let blockSize = 8
  /// Kept, because the system is asked each time.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// The results for all elements, in order.
  ///
  /// - Parameter body: Called concurrently on several threads.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, with: ()) { element, _ in body(element) }
  }

  /// The results for all elements, in order.
  ///
  /// - Parameters:
  ///   - state: Made for a few elements at a time.
  ///   - body: Called concurrently on several threads, with each state on one of them.
  package static func map<Element: Sendable, State: ~Copyable, Result: Sendable>(
    _ elements: [Element],
    with state: @autoclosure @Sendable () -> State,
    _ body: @Sendable (Element, inout State) -> Result
  ) -> [Result] {
    let size = max(1, min(blockSize, elements.count / (16 * cores)))
    let count = (elements.count + size - 1) / size
    guard cores > 1, count > 1 else {
      var state = state()
      return elements.map { body($0, &state) }
    }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each block initializes only its own elements, and all have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { block in
        var state = state()
        for index in block * size..<min((block + 1) * size, elements.count) {
          results.initializeElement(at: index, to: body(elements[index], &state))
        }
      }
      initialized = elements.count
    }
  }
}

/// Runs work on a thread with the stack size of a main thread.
///
/// The readers recurse up to a thousand levels deep. On some platforms, the threads of Swift's tasks have a sixteenth
/// of that stack.
package enum DeepStack {
  /// In bytes.
  private static let size = 8 << 20

  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    // Starting a thread takes longer than most manifests.
    if Thread.current.stackSize >= size { return work() }
    // The semaphore orders the two threads: one writes before signalling, the other reads after waiting.
    nonisolated(unsafe) var result: Value?
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    return result ?? work()
  }
}
