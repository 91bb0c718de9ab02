import Domain
import Presentation
import StyleContract

@MainActor
extension Behaviour {
  static func selectAndBack(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.ask(.select(id: 2))
    visit.expect(call?.question == .product(2, .useCache), "the product is asked for")
    await call?.give(.product(Lamps.product(2)))
    await visit.finish()
    visit.expectProduct(2, .loaded(Lamps.viewData(Lamps.product(2))), "the product is there")

    await visit.quiet(.back, "the way back asks for nothing")
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.first)), "the list is as it was")
    return visit.faults
  }

  static func productStates(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make, start: .product(id: 3))
    visit.expectProduct(3, .idle, "nothing is there before anyone looks")

    let call = await visit.ask(.appear)
    visit.expectProduct(3, .loading, "the screen says that it is loading")
    await call?.give(.failure(.notFound))
    await visit.finish()
    visit.expectProduct(3, .failed(Lamps.words(.notFound, product: 3)), "a product that does not exist is told as such")

    await visit.perform(.retry, .product(Lamps.product(3)))
    let old = Lamps.viewData(Lamps.product(3))
    visit.expectProduct(3, .loaded(old), "the product is there after all")

    let again = await visit.ask(.refresh)
    visit.expect(again?.question == .product(3, .reload), "the source itself is asked for new data")
    visit.expectProduct(3, .loaded(old, .refreshing), "the old data stays meanwhile")
    await again?.give(.failure(.offline))
    await visit.finish()
    visit.expectProduct(3, .loaded(old, .failed(Lamps.words(.offline))), "the old data stays beside a failure")
    return visit.faults
  }

  static func leavingCancels(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))
    let call = await visit.ask(.select(id: 2))
    await visit.quiet(.back, "the way back asks for nothing")
    await visit.turn()

    await call?.give(.product(Lamps.product(2)), evenIfCancelled: true)
    let wasCancelled = await call?.wasCancelled() ?? true
    await visit.finish()
    visit.expect(wasCancelled, "the load of a product that was left is cancelled")
    visit.expectList(.loaded(Lamps.viewData(Lamps.first)), "its answer does not come to the screen")
    return visit.faults
  }

  static func nothingWhereThereIsNoPlace(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make, start: .product(id: 3))
    await visit.perform(.appear, .product(Lamps.product(3)))
    await visit.quiet(.search("red"), "a product cannot be searched")
    await visit.quiet(.loadMore, "a product has no pages")
    await visit.quiet(.select(id: 3), "a product has no rows")
    await visit.quiet(.back, "there is no way back from the first screen")
    await visit.finish()
    visit.expectProduct(3, .loaded(Lamps.viewData(Lamps.product(3))), "the product stays")
    return visit.faults
  }
}
