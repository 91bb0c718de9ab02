import Domain
import Presentation

extension Promise {
  static let select = Promise("opens the selected product") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    await visit.quiet(.select(id: "2"), "the list itself loads nothing")
    await visit.finish()
    visit.expect(visit.coordinator.path == [ProductFeature.detail(id: 2)], "the coordinator navigates to the product")
    visit.expect(Lamps.content(Lamps.first), "the list stays as it is")
  }

  static let product = Promise("shows a product in each of its states") { visit in
    visit.open(ProductFeature.detail(id: 3))
    visit.expect(.idle, product: 3, "nothing is loaded before the screen appears")

    let call = await visit.call(.appear)
    visit.expect(call?.question == .product(3, .useCache), "the product may come from a cache")
    visit.expect(.loading, product: 3, "the screen says that it is loading")
    await call?.give(.failure(.notFound))
    await visit.finish()
    visit.expect(.failed(Lamps.products.error(.notFound, id: 3)), product: 3, "the error names the missing product")

    await visit.perform(.retry, .product(Lamps.product(3)))
    let old = Lamps.content(Lamps.product(3))
    visit.expect(.loaded(old), product: 3, "the product is shown after all")

    let refresh = await visit.call(.refresh)
    visit.expect(refresh?.question == .product(3, .reload), "the source itself is asked for new data")
    visit.expect(.loaded(old, .refreshing), product: 3, "the old data stays")
    await visit.quiet(.refresh, "a product that is loading is not loaded twice")
    await refresh?.give(.failure(.offline))
    await visit.finish()
    let error = Lamps.error(.offline)
    visit.expect(.loaded(old, .failed(error)), product: 3, "the old data stays, with the error beside it")
  }

  static let productIgnoresLists = Promise("ignores on a product what only a list can do") { visit in
    visit.open(ProductFeature.detail(id: 3))
    await visit.perform(.appear, .product(Lamps.product(3)))
    for action: ScreenAction in [.search("red"), .filter("lighting"), .loadMore, .showChoices, .select(id: "4")] {
      await visit.quiet(action, "\(action) loads nothing")
    }
    await visit.finish()
    visit.expect(.loaded(Lamps.content(Lamps.product(3))), product: 3, "the product stays")
    visit.expect(visit.coordinator.path.isEmpty, "no other screen is opened")
  }
}
