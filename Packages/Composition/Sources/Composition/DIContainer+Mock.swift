#if DEBUG
  import Domain
  public import Mocks
  import Presentation

  extension DIContainer {
    /// A container over made-up data, for tests, previews and the gallery.
    public static func mock(_ settings: MockSettings = MockSettings()) -> DIContainer {
      DIContainer(
        products: MockProductRepository(settings),
        articles: MockRepository<Article>(settings),
        pickupPoints: MockRepository<PickupPoint>(settings)
      )
    }
  }
#endif
