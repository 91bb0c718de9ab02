import Domain
import Presentation
import StyleContract

@MainActor
extension Behaviour {
  static func cancellation(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    let load = visit.begin(.appear)
    await cancel(load, of: visit, answer: Lamps.first)
    visit.expectList(.idle, "a first load that is cancelled leaves nothing")

    let loaded = Visit(make)
    await loaded.perform(.appear, .list(Lamps.first))
    let refresh = loaded.begin(.refresh)
    await cancel(refresh, of: loaded, answer: Lamps.renewed)
    loaded.expectList(.loaded(Lamps.viewData(Lamps.first)), "the old list stays where a refresh is cancelled")
    return visit.faults + loaded.faults
  }

  private static func cancel(_ number: Int, of visit: Visit, answer: Listing<Product>) async {
    let call = await visit.ask(number)
    visit.cancel(number)
    await visit.turn()
    await call?.give(.list(answer))
    let wasCancelled = await call?.wasCancelled() ?? false
    await visit.finish()
    visit.expect(wasCancelled, "the shop is told that nobody waits any more")
  }

  static func loadsAfterCancellation(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    let load = visit.begin(.appear)
    let cancelled = await visit.ask(load)
    visit.cancel(load)
    let call = await visit.ask(.appear)
    visit.expect(call?.question == .list(visit.route.query, .useCache), "the shop is asked again")

    await call?.give(.list(Lamps.first))
    await cancelled?.give(.list(Lamps.renewed))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.first)), "the list is there")
    return visit.faults
  }

  static func noWorkAfterClose(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))
    let call = await visit.ask(.refresh)
    visit.browser.close()
    await visit.turn()

    await call?.give(.list(Lamps.renewed), evenIfCancelled: true)
    let wasCancelled = await call?.wasCancelled() ?? true
    await visit.finish()
    visit.expect(wasCancelled, "what was on its way is cancelled")
    visit.expect(visit.browser.titles != Lamps.renewed.items.map(\.title), "a late answer does not come to the screen")
    for intent: BrowserIntent in [.refresh, .loadMore, .search("red"), .select(id: 1), .retry, .back, .appear] {
      await visit.quiet(intent, "a browser that was closed asks for nothing")
    }
    await visit.finish()
    return visit.faults
  }

  static func noLeak(_ make: BrowserMaker) async -> [String] {
    let (objects, faults) = await visitAndLeave(make)
    await Task { @MainActor in }.value
    let survivors = objects.survivors
    return faults + (survivors.isEmpty ? [] : ["these are still there: \(survivors.joined(separator: ", "))"])
  }

  /// Uses and closes a browser, a load under way, and returns all that it was made of.
  private static func visitAndLeave(_ make: BrowserMaker) async -> (objects: WeakObjects, faults: [String]) {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))
    await visit.perform(.loadMore, .list(Lamps.two))
    await visit.perform(.select(id: 2), .product(Lamps.product(2)))
    let call = await visit.ask(.refresh)
    let objects = WeakObjects(reachableFrom: visit.browser)
    visit.browser.close()
    await visit.turn()
    await call?.give(.product(Lamps.product(2)))
    _ = await call?.wasCancelled()
    await visit.finish()
    return (objects, visit.faults)
  }
}
