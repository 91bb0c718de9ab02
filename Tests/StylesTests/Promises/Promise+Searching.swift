import Domain
import Presentation

extension Promise {
  private static let red = ListRoute(ProductFeature.name, search: "red", pageSize: 4)
  private static let lighting = ListRoute(ProductFeature.name, filter: "lighting", pageSize: 4)
  private static let redLighting = ListRoute(ProductFeature.name, search: "red", filter: "lighting", pageSize: 4)

  static let search = Promise("shows the newer of two searches") { visit in
    let appearing = visit.begin(.appear)
    let old = await visit.call(appearing)
    let new = await visit.call(.search("red"))
    visit.expect(new?.question == .list(ProductFeature.query(for: red), .useCache), "the newer list is loaded at once")

    await old?.give(.list(Lamps.first))
    _ = await old?.isCancelled()
    await visit.finish(appearing)
    await new?.give(.list(Lamps.found))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.found, red), on: red, "the newer list is shown")

    let next = await visit.call(.filter("lighting"))
    visit.expect(visit.state?.content.content == nil, "the list before it is gone")
    await next?.give(.failure(.cancelled))
    await visit.finish()
    visit.expect(visit.state?.content.content == nil, "the list before it does not come back")
  }

  static let staleResult = Promise("discards a result that comes too late") { visit in
    let old = await visit.call(.appear)
    let searching = visit.begin(.search("red"))
    let new = await visit.call(searching)
    await new?.give(.list(Lamps.found))
    await visit.finish(searching)
    await old?.give(.list(Lamps.first))
    let isCancelled = await old?.isCancelled()
    visit.expect(new == nil || isCancelled == true, "the older load is cancelled")
    await visit.finish()
    await visit.turn()
    let isOld = visit.titles == Lamps.first.items.map(\.title)
    visit.expect(new == nil || !isOld, "the older list is not shown")
  }

  static let category = Promise("searches in the category of its route") { visit in
    visit.open(.list(lighting))
    await visit.perform(.appear, .list(Lamps.first))
    visit.expect(visit.state?.content.content?.title == "Products in Lighting", "the category has its name")

    let call = await visit.call(.search("red"))
    let query = ProductFeature.query(for: redLighting)
    visit.expect(call?.question == .list(query, .useCache), "the search stays in the category")
    await call?.give(.list(Lamps.found))
    await visit.finish()
  }

  static let filter = Promise("shows the chosen category of a search") { visit in
    visit.open(.list(red))
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.call(.filter("lighting"))
    let query = ProductFeature.query(for: redLighting)
    visit.expect(call?.question == .list(query, .useCache), "the list of the category and the search is loaded")
    await call?.give(.list(Lamps.found))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.found, redLighting), on: redLighting, "the list is shown")
  }

  static let choices = Promise("loads the choices of its filter, once") { visit in
    await visit.shop.categoryReplies.fail(with: .offline)
    await visit.perform(.showChoices, .list(Lamps.none))
    visit.expect(visit.state?.filter?.choices == .failed(Lamps.error(.offline)), "an error is shown")

    await visit.shop.categoryReplies.fail(with: .cancelled)
    await visit.perform(.showChoices, .list(Lamps.none))
    visit.expect(visit.state?.filter?.choices == .idle, "a load that was cancelled leaves nothing")

    await visit.shop.categoryReplies.fail(with: nil)
    for _ in 1...2 {
      await visit.perform(.showChoices, .list(Lamps.none))
      let names = visit.state?.filter?.choices.content?.map(\.name)
      let isComplete = names?.first == "All categories" && names?.contains("Kitchen") == true
      visit.expect(isComplete, "all choices are there")
    }
    visit.expect(await visit.shop.categoryReplies.count == 3, "choices that are shown are not loaded again")
    visit.expect(visit.state?.content == .idle, "the list is not loaded")
  }
}
