#if DEBUG
  import Mocks
  public import Presentation

  /// A screen in a state.
  public struct GalleryEntry: Identifiable, Sendable {
    /// A name for commands and URLs that never changes: `order-list-load-more-failed`.
    public let id: String

    /// What lists of entries show.
    public let title: String
    public let route: Route

    /// The language that the entry is recorded in; it can be shown in any other.
    public var localization: Localization

    /// How the mock repositories behave; a call can wait at the hold until the screen is closed.
    let settings: @Sendable (MockHold) -> MockSettings
    let actions: [ScreenAction]

    public var language: Language { localization.language }

    init(
      _ id: String,
      _ title: String,
      route: Route,
      language: Language = .english,
      actions: [ScreenAction] = [.appear],
      settings: @escaping @Sendable (MockHold) -> MockSettings = { _ in MockSettings() }
    ) {
      self.id = id
      self.title = title
      self.route = route
      self.settings = settings
      self.actions = actions
      localization = Localization(language: language)
    }

    /// Creates the screen and brings it into its state by what a person would do.
    ///
    /// It returns when the actions are done or, if the state is one of waiting, when a repository was called.
    @MainActor
    public func screen() async -> GalleryScreen {
      let hold = MockHold()
      let factory = ScreenFactory(
        useCases: DIContainer.mock(settings(hold)),
        localization: localization,
        makeKey: { "key" }
      )
      let screen = factory.screen(for: route, coordinator: AppCoordinator(root: route))
      let actions = actions
      let task = Task {
        for action in actions { await screen.send(action) }
        hold.close()
      }
      await hold.arrival()
      return GalleryScreen(screen, task: task)
    }
  }

  /// Test logs name an entry and never print its control characters.
  extension GalleryEntry: CustomStringConvertible {
    public var description: String { id }
  }
#endif
