#if DEBUG
  public import Presentation

  /// A screen in its state, with what still goes on there.
  @MainActor
  public final class GalleryScreen {
    public let screen: Screen
    private let task: Task<Void, Never>

    init(_ screen: Screen, task: Task<Void, Never>) {
      self.screen = screen
      self.task = task
    }

    /// What a screen waits for would otherwise be waited for until the end of the program.
    deinit {
      task.cancel()
    }

    /// Cancels what still goes on, and returns when it has ended.
    public func close() async {
      task.cancel()
      await task.value
    }
  }
#endif
