#if DEBUG
  public import Mocks

  extension DIContainer {
    /// A container over made-up data, for tests, previews and the gallery.
    public static func mock(_ settings: MockSettings = MockSettings()) -> DIContainer {
      DIContainer(source: .mock(settings))
    }
  }
#endif
