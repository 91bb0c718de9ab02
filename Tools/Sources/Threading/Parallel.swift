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
  ///   - state: Made once on each thread.
  ///   - body: Called concurrently on several threads, with each state on one of them.
  package static func map<Element: Sendable, State: ~Copyable, Result: Sendable>(
    _ elements: [Element],
    with state: @autoclosure @Sendable () -> State,
    _ body: @Sendable (Element, inout State) -> Result
  ) -> [Result] {
    guard cores > 1, elements.count > 1 else {
      var state = state()
      return elements.map { body($0, &state) }
    }
    let size = max(1, min(blockSize, elements.count / (16 * cores)))
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each block initializes only its own elements, and all have ended when `concurrentPerform` returns.
      nonisolated(unsafe) let results = buffer
      let blocks = Blocks(of: elements.indices, size: size)
      DispatchQueue.concurrentPerform(iterations: cores) { _ in
        var state = state()
        while let block = blocks.next() {
          for index in block { results.initializeElement(at: index, to: body(elements[index], &state)) }
        }
      }
      initialized = elements.count
    }
  }
}

/// Gives each part of a range to one of the threads that ask.
private final class Blocks: Sendable {
  private let lock = NSLock()
  private let size: Int
  /// Used only while the lock is held.
  private nonisolated(unsafe) var rest: Range<Int>

  init(of range: Range<Int>, size: Int) { (rest, self.size) = (range, size) }

  func next() -> Range<Int>? {
    lock.withLock {
      let block = rest.prefix(size)
      rest = rest.dropFirst(size)
      return block.isEmpty ? nil : block
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
