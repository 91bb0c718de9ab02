public import Foundation

/// Threads for computations that take long: one fewer than the machine has cores.
///
/// Swift's tasks have one thread for each core and, on Linux, share it with the global queues of Dispatch. A few long
/// computations there would keep every other request of a server waiting.
public actor ComputingThreads {
  private let threads: [ComputingThread]

  /// How many computations were asked for.
  private(set) var count = 0

  public init(_ threads: Int = ProcessInfo.processInfo.activeProcessorCount - 1) {
    self.threads = (0..<max(1, threads)).map { ComputingThread("ComputingThreads.\($0)") }
  }

  /// The result of a computation, which waits for its turn.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before that. The computation is skipped then, so that no one who
  ///   has given up keeps others waiting.
  nonisolated func run<Value: Sendable>(_ compute: @Sendable () -> Value) async throws(CancellationError) -> Value {
    try await next().run(compute)
  }

  private func next() -> ComputingThread {
    count += 1
    return threads[count % threads.count]
  }
}

/// Computes one thing after the other on a thread of its own.
private actor ComputingThread {
  private let executor: QueueExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ name: String) {
    executor = QueueExecutor(name)
  }

  func run<Value: Sendable>(_ compute: @Sendable () -> Value) throws(CancellationError) -> Value {
    if Task.isCancelled { throw CancellationError() }
    return compute()
  }
}

/// Runs an actor on a serial queue, as only these have threads of their own.
private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
