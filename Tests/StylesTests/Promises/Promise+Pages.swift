import Domain
import Presentation

extension Promise {
  static let loadMore = Promise("adds the next page") { visit in
    await visit.perform(.appear, .list(Lamps.first))

    let call = await visit.call(.loadMore)
    let question = Call.Question.more(Lamps.first, Lamps.query, .useCache)
    visit.expect(call?.question == question, "the page after the first is loaded, as the first was")
    visit.expect(Lamps.loaded(Lamps.first, .loadingMore), "the first page stays")

    await call?.give(.list(Lamps.two))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.two), "both pages are shown")
  }

  static let lastPage = Promise("stops at the last page") { visit in
    await visit.perform(.appear, .list(Lamps.renewed))
    await visit.quiet(.loadMore, "nothing is loaded after the last page")
    await visit.finish()
    visit.expect(Lamps.content(Lamps.renewed), "the list stays as it is")
  }

  static let loadMoreFailureKeepsRows = Promise("keeps its rows if a page fails, and retries the page") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    await visit.perform(.loadMore, .failure(.offline))
    visit.expect(Lamps.loaded(Lamps.first, .failed(Lamps.error(.offline))), "the rows stay, with the error beside them")

    let call = await visit.call(.retry)
    let question = Call.Question.more(Lamps.first, Lamps.query, .useCache)
    visit.expect(call?.question == question, "the same page is loaded again")
    await call?.give(.list(Lamps.two))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.two), "both pages are shown after all")
  }

  static let refreshEndsLoadMore = Promise("refreshes although the next page is loading") { visit in
    await visit.perform(.appear, .list(Lamps.first))
    let more = await visit.call(.loadMore)
    await visit.call(.refresh)?.give(.list(Lamps.renewed))
    await more?.give(.list(Lamps.two))
    await visit.finish()
    visit.expect(Lamps.content(Lamps.renewed), "the new list is shown")
  }
}
