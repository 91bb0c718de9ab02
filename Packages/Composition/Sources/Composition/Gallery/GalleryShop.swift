#if DEBUG
  import Domain
  import Foundation
  import Mocks

  /// What the shop behind a gallery's screen has, and how it answers.
  struct GalleryShop: Sendable {
    enum Answer: Sendable {
      case usual
      case failure(DomainError)

      /// None, until the request is cancelled.
      case silence
    }

    var products: [Product] = .fixtures
    var articles: [Article] = .fixtures
    var pickupPoints: [PickupPoint] = .fixtures
    var freshness = Freshness.fresh
    var answer = Answer.usual

    /// How it answers where data is asked for again, if not in the same way.
    var onReload: Answer?

    /// How it answers where a following page is asked for, if not in the same way.
    var onLaterPages: Answer?

    /// How it answers where its categories are asked for, if not in the same way.
    var onCategories: Answer?

    func container(waitingAt hold: MockHold) -> DIContainer {
      let behaviour = answer.behaviour(waitingAt: hold)
      let onReload = onReload?.behaviour(waitingAt: hold)
      let onLaterPages = onLaterPages?.behaviour(waitingAt: hold)
      let onCategories = onCategories?.behaviour(waitingAt: hold)
      return DIContainer(
        productRepository: MockProductRepository(
          products: products,
          freshness: freshness,
          behaviour: behaviour,
          onReload: onReload,
          onLaterPages: onLaterPages,
          onCategories: onCategories
        ),
        articleRepository: MockArticleRepository(
          articles: articles,
          freshness: freshness,
          behaviour: behaviour,
          onReload: onReload,
          onLaterPages: onLaterPages
        ),
        pickupPointRepository: MockPickupPointRepository(
          pickupPoints: pickupPoints,
          freshness: freshness,
          behaviour: behaviour,
          onReload: onReload,
          onLaterPages: onLaterPages
        )
      )
    }
  }

  extension GalleryShop {
    static let empty = GalleryShop(
      products: [],
      articles: [],
      pickupPoints: []
    )
    static let silent = GalleryShop(answer: .silence)
    static let offline = GalleryShop(answer: .failure(.offline))

    /// The time is 2026-03-01 09:00 UTC, as in the fixtures.
    static let stale = GalleryShop(freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))

    /// It has what a source may send to spoil a page, among what is as it should be.
    static let hostile = GalleryShop(
      products: .fixtures + [.hostile],
      articles: .fixtures + [.hostile],
      pickupPoints: .hostile
    )

    /// It has three pages of four, the last of which is not full.
    static let large = GalleryShop(
      products: .fixtures(count: 10),
      articles: .fixtures(count: 10),
      pickupPoints: .fixtures(count: 10)
    )
    static let pageSize = 4

    func with(onLaterPages: Answer) -> GalleryShop {
      var shop = self
      shop.onLaterPages = onLaterPages
      return shop
    }
  }

  extension GalleryShop.Answer {
    fileprivate func behaviour(waitingAt hold: MockHold) -> MockBehaviour {
      switch self {
      case .usual: MockBehaviour()
      case .failure(let error): MockBehaviour(throwError: error)
      case .silence: hold.behaviour
      }
    }
  }
#endif
