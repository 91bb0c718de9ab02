import Domain
import Presentation

extension Promise {
  static let cancellation = Promise("cancels its load with the caller, and shows what was there before") { visit in
    let cases: [(Route, Call.Reply)] = [
      (.list(Lamps.route), .list(Lamps.first)), (ProductFeature.detail(id: 3), .product(Lamps.product(3))),
    ]
    for (route, reply) in cases {
      visit.open(route)
      await cancel(.appear, of: visit, reply)
      visit.expect(visit.state?.content == .idle, "a first load that is cancelled leaves nothing")

      visit.open(route)
      await visit.perform(.appear, reply)
      let before = visit.state?.content
      await cancel(.refresh, of: visit, reply)
      visit.expect(visit.state?.content == before, "a refresh that is cancelled leaves the old data")
    }
  }

  @MainActor
  private static func cancel(_ action: ScreenAction, of visit: Visit, _ reply: Call.Reply) async {
    let number = visit.begin(action)
    let call = await visit.call(number)
    visit.cancel(number)
    await visit.turn()
    await call?.give(reply)
    let isCancelled = await call?.isCancelled() ?? false
    await visit.finish()
    visit.expect(isCancelled, "the load is cancelled")
  }

  static let loadsAfterCancellation = Promise("loads again while a cancelled load ends") { visit in
    let number = visit.begin(.appear)
    let cancelled = await visit.call(number)
    visit.cancel(number)
    let call = await visit.call(.appear)
    visit.expect(call?.question == .list(Lamps.query, .useCache), "the list is loaded again")

    await call?.give(.list(Lamps.first))
    await cancelled?.give(.list(Lamps.renewed))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.first), "the list is shown")
  }

  static let release = Promise("leaves nothing behind") { visit in
    for (route, reply) in [
      (.list(Lamps.route), Call.Reply.list(Lamps.first)), (ProductFeature.detail(id: 3), .product(Lamps.product(3))),
    ] {
      visit.open(route)
      await visit.perform(.appear, reply)
      let number = visit.begin(.refresh)
      let call = await visit.call(number)
      let objects = visit.screen.map { WeakObjects(reachableFrom: $0) }
      visit.cancel(number)
      visit.leave()
      await visit.turn()
      await call?.give(reply)
      _ = await call?.isCancelled()
      await visit.finish()
      await visit.turn()
      visit.expect(objects?.survivors.isEmpty ?? false, "\(objects?.survivors ?? []) are still there")
    }
  }

  static let changes = Promise("tells a host of each change of its state") { visit in
    visit.follow()
    let actions: [(ScreenAction, Call.Reply)] = [
      (.appear, .list(Lamps.first)), (.loadMore, .list(Lamps.two)), (.refresh, .failure(.offline)),
      (.search("red"), .list(Lamps.found)), (.showChoices, .list(Lamps.none)),
    ]
    for (action, reply) in actions {
      let before = visit.changes
      await visit.perform(action, reply)
      visit.expect(visit.changes >= before + 2, "\(action) changes the state when it starts and when it ends")
    }
  }
}
