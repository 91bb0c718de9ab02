import Domain
import Presentation
import StyleContract

@MainActor
extension Behaviour {
  private static let red = ProductListRoute(search: "red", pageSize: 4)

  static func searchSupersedes(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    let old = await visit.ask(.appear)
    let new = await visit.ask(.search("red"))
    visit.expect(new?.question == .list(red.query, .useCache), "the shop is asked for the newer list at once")

    await new?.give(.list(Lamps.found))
    await old?.give(.list(Lamps.first))
    await visit.finish()
    let state = ProductListViewModel.State(route: red, content: .loaded(Lamps.viewData(Lamps.found, red)))
    visit.expect(visit.browser.screen == .list(state), "the newer list is on the screen")
    return visit.faults
  }

  static func staleAnswerDropped(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    let old = await visit.ask(.appear)
    let new = await visit.ask(.search("red"))
    await new?.give(.list(Lamps.found))
    await visit.turn()
    await old?.give(.list(Lamps.first), evenIfCancelled: true)
    _ = await old?.wasCancelled()
    await visit.finish()
    await visit.turn()
    let isOld = visit.browser.titles == Lamps.first.items.map(\.title)
    visit.expect(new == nil || !isOld, "the answer to the older question is dropped")
    return visit.faults
  }

  static func staysInCategory(_ make: BrowserMaker) async -> [String] {
    let start = ProductListRoute(category: "lighting", pageSize: 4)
    let visit = Visit(make, start: .list(start))
    await visit.perform(.appear, .list(Lamps.first))
    visit.expect(visit.browser.listTitle == "Products in Lighting", "the category is told by its name")

    let call = await visit.ask(.search("red"))
    let wanted = ProductListRoute(search: "red", category: "lighting", pageSize: 4)
    visit.expect(call?.question == .list(wanted.query, .useCache), "the search stays in the category")
    await call?.give(.list(Lamps.found))
    await visit.finish()
    return visit.faults
  }

  static func loadMore(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.ask(.loadMore)
    let question = Call.Question.more(Lamps.first, visit.route.query, .useCache)
    visit.expect(call?.question == question, "the page behind the first is asked for, as the first was")
    visit.expectList(.loaded(Lamps.viewData(Lamps.first), .loadingMore), "the first page stays meanwhile")

    await call?.give(.list(Lamps.two))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.two)), "both pages are there")
    return visit.faults
  }

  static func lastPage(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.renewed))
    await visit.quiet(.loadMore, "nothing is asked for behind the last page")
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.renewed)), "the list stays as it is")
    return visit.faults
  }

  static func loadMoreFailureKeepsRows(_ make: BrowserMaker) async -> [String] {
    let visit = Visit(make)
    await visit.perform(.appear, .list(Lamps.first))
    await visit.perform(.loadMore, .failure(.offline))
    visit.expectList(
      .loaded(Lamps.viewData(Lamps.first), .failed(Lamps.words(.offline))),
      "the rows stay, and the failure beside them"
    )

    let call = await visit.ask(.retry)
    let question = Call.Question.more(Lamps.first, visit.route.query, .useCache)
    visit.expect(call?.question == question, "the same page is asked for again")
    await call?.give(.list(Lamps.two))
    await visit.finish()
    visit.expectList(.loaded(Lamps.viewData(Lamps.two)), "both pages are there after all")
    return visit.faults
  }
}

extension ProductBrowser {
  private var list: ProductListViewData? {
    if case .list(let state) = screen { state.content.content } else { nil }
  }

  var titles: [String] { list?.rows.map(\.title) ?? [] }
  var listTitle: String? { list?.title }
}
