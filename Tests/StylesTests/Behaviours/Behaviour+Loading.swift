import Domain
import Presentation
import StyleContract

@MainActor
extension Behaviour {
  static func firstLoad(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    visit.expectList(.idle, "nothing is there before anyone looks")

    let call = await visit.ask(.appear)
    visit.expect(call?.question == .list(visit.route.query, .useCache), "the list is asked for, be it from a cache")
    visit.expectList(.loading, "the screen says that it is loading")

    await call?.give(.list(Lamps.first))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.first)), "the list is there")

    await visit.quiet(.appear, "what is there is not loaded when it is looked at again")
    await visit.finish()
    return visit.faults
  }

  static func empty(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.none))
    visit.expectList(.empty("There are no products here yet."), "a list without products says so")

    let search = Visit(make, start: .list(ProductListRoute(search: "zeppelin", pageSize: 4)))
    await search.perform(.appear, .list(Lamps.none))
    search.expectList(.empty("No product matches “zeppelin”."), "a search without a result says so")
    return visit.faults + search.faults
  }

  static func failure(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .failure(.offline))
    visit.expectList(.failed(Lamps.words(.offline)), "the failure is on the screen")
    return visit.faults
  }

  static func retry(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .failure(.offline))

    let call = await visit.ask(.retry)
    visit.expect(call?.question == .list(visit.route.query, .reload), "the source is asked once more")
    await call?.give(.list(Lamps.first))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.first)), "the list is there after all")
    return visit.faults
  }

  static func refreshAsksTheSource(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.ask(.refresh)
    visit.expect(call?.question == .list(visit.route.query, .reload), "the source itself is asked")
    await call?.give(.list(Lamps.renewed))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.renewed)), "the new list is there")
    return visit.faults
  }

  static func refreshKeepsOldData(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.ask(.refresh)
    visit.expectList(.loaded(Lamps.viewData(Lamps.first), .refreshing), "the old list stays meanwhile")
    await call?.give(.list(Lamps.renewed))
    await visit.finish()
    return visit.faults
  }

  static func refreshFailureKeepsData(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))
    await visit.perform(.refresh, .failure(.timedOut))
    visit.expectList(
      .loaded(Lamps.viewData(Lamps.first), .failed(Lamps.words(.timedOut))),
      "the old list stays, and the failure beside it"
    )
    return visit.faults
  }

  static func doubleLoad(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    let call = await visit.ask(.appear)
    await visit.quiet(.appear, "a list that is on its way is not loaded twice")
    await visit.quiet(.refresh, "nor is it refreshed before it is there")
    await call?.give(.list(Lamps.first))
    await visit.finish()

    let more = await visit.ask(.loadMore)
    await visit.quiet(.loadMore, "a page that is on its way is not loaded twice")
    await more?.give(.list(Lamps.two))
    await visit.finish()
    return visit.faults
  }
}
