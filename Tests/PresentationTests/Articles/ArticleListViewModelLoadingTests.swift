import Domain
import Foundation
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ArticleListViewModelLoadingTests {
  private let useCase = GatedArticleUseCase()
  private let viewModel: ArticleListViewModel

  init() {
    viewModel = ArticleListViewModel(useCases: useCase, route: ArticleListRoute(keyword: "bread"))
  }

  @Test func `shows what it loaded`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.map(\.id) == ["1", "2", "3"])
    #expect(viewModel.state.content.activity == .settled)
    #expect(await useCase.lists.calls == [.first(ArticleQuery(keyword: SearchText("bread")), .useCache)])
  }

  @Test func `is idle before and loading meanwhile`() async {
    #expect(viewModel.state.content == .idle)

    let load = Task { await viewModel.send(.appear) }
    await useCase.lists.called(times: 1)
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await load.value
    #expect(!viewModel.state.content.isLoading)
  }

  @Test func `asks for what its route names`() async {
    let route = ArticleListRoute(keyword: "rye", page: 3, pageSize: 50)
    let viewModel = ArticleListViewModel(useCases: useCase, route: route)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    let query = ArticleQuery(keyword: SearchText("rye"), page: PageRequest(number: 3, size: 50))
    #expect(await useCase.lists.calls == [.first(query, .useCache)])
  }

  @Test(arguments: [ArticleListViewModel.Action.appear, .refresh, .retry, .search(" "), .type("")])
  func `asks for a keyword where there is none`(action: ArticleListViewModel.Action) async {
    let viewModel = ArticleListViewModel(useCases: useCase)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(action)

    #expect(viewModel.state.content == .empty("Which topic would you like to read about?"))
    #expect(await useCase.lists.calls.isEmpty)
  }

  @Test func `says that no article matches`() async {
    await useCase.lists.answer(0, .success(.page([])))

    await viewModel.send(.appear)

    #expect(viewModel.state.content == .empty("No article mentions “bread”."))
  }

  @Test func `says what went wrong`() async {
    await useCase.lists.answer(0, .failure(.offline))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content == nil)
    #expect(viewModel.state.content.error?.code == "offline")
    #expect(viewModel.state.content.error?.canRetry == true)
  }

  @Test func `tries again after a failure, and asks the source itself`() async {
    await useCase.lists.answer(0, .failure(.offline))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.appear)
    await viewModel.send(.retry)

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(viewModel.state.content.error == nil)
    #expect(await useCase.lists.calls.last == .first(ArticleQuery(keyword: SearchText("bread")), .reload))
  }

  @Test func `appearing again keeps what is there`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await useCase.lists.answer(1, .success(.page([])))

    await viewModel.send(.appear)
    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `loading twice at once is one load`() async {
    await useCase.lists.answer(1, .success(.page([])))
    let first = Task { await viewModel.send(.appear) }
    await useCase.lists.called(times: 1)

    await viewModel.send(.appear)
    await viewModel.send(.refresh)
    await viewModel.send(.retry)
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await first.value

    #expect(viewModel.state.content.content?.rows.count == 3)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `says that stale data may be out of date`() async {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    await useCase.lists.answer(0, .success(.page(.fixtures, freshness: .stale(since: noon))))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.appear)
    let notice = viewModel.state.content.content?.staleNotice
    #expect(notice?.contains("Mar 1, 2026") == true)

    await viewModel.send(.refresh)
    #expect(viewModel.state.content.content != nil)
    #expect(viewModel.state.content.content?.staleNotice == nil)
  }
}
