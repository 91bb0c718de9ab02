public import Foundation

/// Threads for computations that take long: one fewer than the machine has cores.
///
/// Swift's tasks have one thread for each core and, on Linux, share it with the global queues of Dispatch. A few long
/// computations there would keep every other request of a server waiting.
public actor ComputingThreads {
  /// Serial ones, as only these have threads of their own.
  private let queues: [DispatchQueue]

  /// How many computations were begun.
  private(set) var count = 0

  public init(_ threads: Int = ProcessInfo.processInfo.activeProcessorCount - 1) {
    queues = (0..<max(1, threads)).map { DispatchQueue(label: "ComputingThreads.\($0)") }
  }

  /// The result of a computation, which waits for its turn.
  nonisolated func run<Value: Sendable>(_ compute: @escaping @Sendable () -> Value) async -> Value {
    let queue = await next()
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: compute()) }
    }
  }

  private func next() -> DispatchQueue {
    count += 1
    return queues[count % queues.count]
  }
}
