import Foundation

/// Runs work on a thread whose stack is as large as that of a program's first thread, whoever asks for it.
///
/// What lies in each other is read by recursion, a thousand levels deep; the threads of Swift's tasks have a sixteenth of
/// that stack on some platforms.
package enum DeepStack {
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    // The semaphore orders the two threads: one writes before it signals, the other reads after it waited.
    nonisolated(unsafe) var result: Value?
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return result ?? work()
  }
}
