import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ArticleListViewModelSearchTests {
  private let useCase = GatedArticleUseCase()
  private let viewModel: ArticleListViewModel

  init() {
    viewModel = ArticleListViewModel(useCases: useCase, route: ArticleListRoute(keyword: "tea", page: 3, pageSize: 50))
  }

  @Test func `a search keeps the page size and begins with the first page`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.search("  rye   bread "))

    #expect(viewModel.state.route == ArticleListRoute(keyword: "rye bread", page: 1, pageSize: 50))
    let query = ArticleQuery(keyword: SearchText("rye bread"), page: PageRequest(size: 50))
    #expect(await useCase.lists.calls == [.first(query, .useCache)])
    #expect(viewModel.state.content.content?.title == "Articles about “rye bread”")
  }

  @Test func `a newer search beats an older answer`() async {
    let older = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)
    let newer = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 2)
    await useCase.lists.cancelled(0)

    await useCase.lists.answer(1, .success(.page([.fixture(id: "2")])))
    await newer.value
    await useCase.lists.answer(0, .success(.page([.fixture(id: "1")])))
    await older.value

    #expect(viewModel.state.route.keyword == "lamp")
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["2"])
    #expect(viewModel.state.content.activity == .settled)
  }

  @Test func `an older answer that comes first changes nothing`() async {
    let older = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)
    let newer = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 2)

    await useCase.lists.answer(0, .failure(.offline))
    await older.value
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(1, .success(.page([.fixture(id: "2")])))
    await newer.value
    #expect(viewModel.state.content.content?.rows.map(\.id) == ["2"])
  }

  @Test func `the same search twice at once is one load`() async {
    await useCase.lists.answer(1, .success(.page([])))
    let first = Task { await viewModel.send(.search("rye")) }
    await useCase.lists.called(times: 1)

    await viewModel.send(.search(" rye "))
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await first.value
    await viewModel.send(.search("rye"))

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `the same search after a failure tries again`() async {
    await useCase.lists.answer(0, .failure(.offline))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.search("rye"))
    await viewModel.send(.search("rye"))

    #expect(viewModel.state.content.content?.rows.count == 3)
  }

  @Test func `a keyword without a word is refused by the shop's rules`() async {
    await useCase.lists.answer(0, .failure(.emptyKeyword))

    await viewModel.send(.search("…"))

    #expect(viewModel.state.content.error?.code == "emptyKeyword")
  }
}
