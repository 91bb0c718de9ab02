#if DEBUG
  public import Presentation

  /// A screen in its state, with the actions that are still running.
  @MainActor
  public final class GalleryScreen {
    public let screen: any Screen
    let task: Task<Void, Never>

    init(_ screen: any Screen, task: Task<Void, Never>) {
      self.screen = screen
      self.task = task
    }

    /// Without it, a waiting screen would wait until the end of the program.
    deinit {
      task.cancel()
    }

    /// Cancels what is still running, and returns when it has ended.
    public func close() async {
      task.cancel()
      await task.value
    }
  }
#endif
