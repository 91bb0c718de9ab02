import Domain
import Presentation

extension Promise {
  static let firstLoad = Promise("loads when it appears, once") { visit in
    visit.expect(.idle, "nothing is loaded before the screen appears")
    let call = await visit.call(.appear)
    visit.expect(call?.question == .list(Lamps.query, .useCache), "the list may come from a cache")
    visit.expect(.loading, "the screen says that it is loading")

    await call?.give(.list(Lamps.first))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.first), "the list is shown")

    await visit.quiet(.appear, "a list that is shown is not loaded when the screen appears again")
    await visit.finish()
  }

  static let doubleLoad = Promise("makes one load of two at the same time") { visit in
    let call = await visit.call(.appear)
    await visit.quiet(.appear, "a list that is loading is not loaded twice")
    await visit.quiet(.refresh, "a list that is loading is not refreshed")
    await call?.give(.list(Lamps.first))
    await visit.finish()
    await visit.quiet(.search(""), "a list that is shown is not searched for")
    await visit.finish()

    let more = await visit.call(.loadMore)
    await visit.quiet(.loadMore, "a page that is loading is not loaded twice")
    await more?.give(.list(Lamps.two))
    await visit.finish()
  }

  static let empty = Promise("says that a list is empty") { visit in
    await visit.perform(.appear, .list(Lamps.none))
    visit.expect(.empty("There are no products here yet."), "a list without products says so")

    let route = ListRoute(ProductFeature.name, search: "zeppelin", pageSize: 4)
    visit.open(.list(route))
    await visit.perform(.appear, .list(Lamps.none))
    visit.expect(.empty("No product matches “zeppelin”."), on: route, "a search without results says so")
  }

  static let failure = Promise("says what failed") { visit in
    await visit.perform(.appear, .failure(.offline))
    visit.expect(.failed(Lamps.error(.offline)), "the error is shown")
    await visit.quiet(.appear, "nothing is loaded again before a person asks for it")
    await visit.finish()
  }

  static let retry = Promise("retries what failed") { visit in
    await visit.perform(.appear, .failure(.offline))
    await visit.perform(.retry, .list(Lamps.first))
    visit.expect(Lamps.content(Lamps.first), "the list is shown after all")

    visit.open(.list(Lamps.route))
    await visit.perform(.appear, .failure(.offline))
    await visit.perform(.search(""), .list(Lamps.first))
    visit.expect(Lamps.content(Lamps.first), "the same search finds it after all")
  }

  static let refreshAsksTheSource = Promise("asks the source for new data") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    for (action, reply) in [(ScreenAction.refresh, Call.Reply.failure(.offline)), (.retry, .list(Lamps.renewed))] {
      let call = await visit.call(action)
      visit.expect(call?.question == .list(Lamps.query, .reload), "the source itself is asked")
      await call?.give(reply)
      await visit.finish()
    }
    visit.expect(Lamps.content(Lamps.renewed), "the new list is shown")
  }

  static let refreshKeepsContent = Promise("keeps old data while new data is loading") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    let call = await visit.call(.refresh)
    visit.expect(Lamps.loaded(Lamps.first, .refreshing), "the old list stays")
    await call?.give(.list(Lamps.renewed))
    await visit.finish()
  }

  static let refreshFailureKeepsContent = Promise("keeps old data if new data cannot be loaded") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    await visit.perform(.refresh, .failure(.timedOut))
    visit.expect(
      Lamps.loaded(Lamps.first, .failed(Lamps.error(.timedOut))),
      "the old list stays, with the error beside it"
    )
  }
}
