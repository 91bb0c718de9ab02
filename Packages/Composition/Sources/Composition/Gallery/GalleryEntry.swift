#if DEBUG
  import Mocks
  public import Presentation

  /// A screen in a state.
  public struct GalleryEntry: Identifiable, Sendable {
    /// A name that stays, for commands and URLs: `product-list-load-more-failed`.
    public let id: String

    /// What a person sees a list of entries by.
    public let title: String
    public let route: Route
    public let localization: Localization
    let shop: GalleryShop
    let steps: [GalleryStep]

    public var language: Language { localization.language }

    init(
      _ id: String,
      _ title: String,
      route: Route,
      language: Language = .english,
      shop: GalleryShop = GalleryShop(),
      steps: [GalleryStep] = [.appear]
    ) {
      self.id = id
      self.title = title
      self.route = route
      self.shop = shop
      self.steps = steps
      localization = Localization(language: language)
    }

    /// Makes the screen and brings it into its state, by what a person would do.
    ///
    /// It returns when the steps are done or, where the state is one of waiting, when the shop has been asked.
    @MainActor
    public func screen() async -> GalleryScreen {
      let hold = MockHold()
      let screens = ScreenFactory(useCases: shop.container(waitingAt: hold), localization: localization)
      let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
      let steps = steps
      let task = Task {
        for step in steps { await step.perform(on: screen) }
        hold.close()
      }
      await hold.arrival()
      return GalleryScreen(screen, task: task)
    }
  }

  /// A log of tests names an entry, and does not play its control characters to a terminal.
  extension GalleryEntry: CustomStringConvertible {
    public var description: String { id }
  }
#endif
