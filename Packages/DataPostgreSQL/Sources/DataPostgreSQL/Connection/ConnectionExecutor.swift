import Dispatch

/// Runs the jobs of an actor on a dispatch queue of its own, so that what waits there holds none of the threads that all
/// tasks share.
final class ConnectionExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "PostgreSQL connection")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
