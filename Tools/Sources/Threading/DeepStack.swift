import Foundation

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
