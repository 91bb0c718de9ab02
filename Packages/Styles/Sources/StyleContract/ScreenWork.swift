/// What a screen does for a person at the moment; leaving the screen cancels it.
///
/// It makes of "the task that sends an intent" a task that a browser can cancel too, so that view models need no other
/// way to be stopped.
@MainActor
public final class ScreenWork {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0

  public init() {}

  /// Does something, and returns when it is done; cancelling the caller cancels it.
  public func run(_ operation: @escaping @MainActor () async -> Void) async {
    count += 1
    let number = count
    let task = Task { await operation() }
    tasks[number] = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    tasks[number] = nil
  }

  public func cancel() {
    for task in tasks.values { task.cancel() }
  }
}
