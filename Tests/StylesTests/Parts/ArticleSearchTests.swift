import Domain
import Presentation
import Testing

@testable import ReactiveStyle

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The search for articles is a transform of its input.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ArticleSearchTests {
  @Test func `loads nothing before it appears, and nothing without a keyword`() async {
    let search = ArticleSearch()
    #expect(search.screen == .idle)

    search.model?.input.appear.send()
    #expect(search.screen == .empty("Which topic would you like to read about?"))

    search.model?.input.keyword.send("rye")
    #expect(await search.question()?.route == ListRoute(ArticleFeature.name, search: "rye"))
    search.model?.input.keyword.send(" ")
    #expect(search.screen == .empty("Which topic would you like to read about?"))
  }

  @Test func `asks for the keyword, page and page size of its route, once`() async {
    let search = ArticleSearch("rye", page: 3, pageSize: 7)

    search.model?.input.appear.send()
    #expect(search.screen == .loading)
    search.model?.input.appear.send()
    // A cancelled load may ask after the one that follows it.
    #expect(await search.question()?.route == ListRoute(ArticleFeature.name, search: "rye", page: 3, pageSize: 7))

    search.model?.input.pageSize.send(50)
    #expect(await search.question()?.route == ListRoute(ArticleFeature.name, search: "rye", pageSize: 50))
    #expect(search.model?.pageSizes == [7, 10, 20, 50, 100])
  }

  @Test func `adds the next page, and none after the last`() async {
    let search = ArticleSearch("rye")
    let first = PagedList(ArticleSearch.page("Rye", of: 3))
    search.model?.input.appear.send()
    await search.question()?.reply(.success(first))
    await search.wait { $0.titles == ["Rye 1", "Rye 2"] }

    search.model?.input.nextPage.send()
    search.model?.input.nextPage.send()
    let more = await search.question()
    #expect(more?.pages == first)
    more?.reply(.success(first.appending(ArticleSearch.page("Rye", 2, of: 3))))
    await search.wait { $0.titles == ["Rye 1", "Rye 2", "Rye 3"] }

    search.model?.input.nextPage.send()
    #expect(search.screen?.isLoading == false)
  }

  @Test func `says what failed, and tries again`() async {
    let search = ArticleSearch("rye")
    search.model?.input.appear.send()
    await search.question()?.reply(.failure(.timedOut))
    await search.wait { $0.screen?.failure?.kind == .timedOut }

    search.model?.input.retry.send()
    #expect(search.screen == .loading)
    let again = await search.question()
    #expect(again?.policy == .reload)
    again?.reply(.success(PagedList(ArticleSearch.page("Rye"))))
    await search.wait { $0.titles == ["Rye 1", "Rye 2"] }

    search.model?.input.nextPage.send()
    await search.question()?.reply(.failure(.offline))
    await search.wait { $0.screen?.error?.kind == .offline }
    #expect(search.titles == ["Rye 1", "Rye 2"])
    search.model?.input.retry.send()
    #expect(await search.question()?.pages?.items.count == 2)
  }

  @Test func `a newer keyword supersedes an older one, whose reply is never shown`() async {
    let search = ArticleSearch("rye")
    search.model?.input.appear.send()
    let old = await search.question()
    search.model?.input.keyword.send("oven")
    let new = await search.question()
    #expect(search.model?.screen.search?.text == "oven")

    old?.reply(.success(PagedList(ArticleSearch.page("Rye"))))
    let oven = PagedList(ArticleSearch.page("Oven"))
    new?.reply(.success(oven))
    await search.wait { !$0.titles.isEmpty }
    #expect(search.titles == ["Oven 1", "Oven 2"])

    // A page of the old search does not follow those of the new one either.
    search.model?.input.nextPage.send()
    let more = await search.question()
    search.model?.input.keyword.send("salt")
    let last = await search.question()
    more?.reply(.success(oven.appending(ArticleSearch.page("Oven", 2))))
    last?.reply(.success(PagedList(ArticleSearch.page("Salt"))))
    await search.wait { $0.titles == ["Salt 1", "Salt 2"] }
  }

  @Test func `opens an article`() {
    let search = ArticleSearch()

    search.model?.input.open.send("12")

    #expect(search.opened == [.detail(ArticleFeature.name, id: "12")])
  }

  @Test func `ends with its view model, and stops what it loads`() {
    let search = ArticleSearch("rye")
    search.model?.input.appear.send()
    let isAlive = { [weak model = search.model] in model != nil }

    search.leave()

    #expect(!isAlive())
  }

  @Test func `fails, and says why, if no scope provides a use case`() async {
    let search = ArticleSearch("rye", isRegistered: false)

    search.model?.input.appear.send()

    await search.wait { $0.screen?.failure != nil }
    #expect(search.screen?.failure?.message.contains("ArticlePublishing") == true)
  }
}
