import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductListViewModelSearchTests {
  private let useCase = GatedProductUseCase()
  private let viewModel: ProductListViewModel

  init() {
    let route = ProductListRoute(category: "lighting", page: 3, pageSize: 50)
    viewModel = ProductListViewModel(useCases: useCase, route: route)
  }

  @Test func `a search stays in the category and begins with the first page`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.search("  desk   lamp "))

    #expect(
      viewModel.state.route == ProductListRoute(search: "desk lamp", category: "lighting", page: 1, pageSize: 50)
    )
    #expect(await useCase.lists.calls == [.first(viewModel.state.route.expectedQuery, .useCache)])
    #expect(viewModel.state.content.content?.title == "Products for “desk lamp” in Lights & Lamps")
  }

  @Test(arguments: [("lighting", "Products in Lights & Lamps"), ("lamps", "Products in lamps")])
  func `the heading keeps the category's name while pages follow`(category: String, title: String) async {
    let viewModel = ProductListViewModel(useCases: useCase, route: ProductListRoute(category: category))
    await useCase.lists.answer(0, .success(.page(.fixtures(count: 2), size: 2, total: .exactly(4))))
    await useCase.lists.answer(1, .success(.page(.fixtures(count: 4), size: 2, total: .exactly(4))))

    await viewModel.send(.appear)
    #expect(viewModel.state.content.content?.title == title)

    await viewModel.send(.loadMore)
    #expect(viewModel.state.content.content?.title == title)
  }

  @Test(arguments: [nil, "garden"])
  func `a filter keeps the search and begins with the first page`(category: String?) async {
    let route = ProductListRoute(search: "lamp", category: "lighting", page: 3, pageSize: 50)
    let viewModel = ProductListViewModel(useCases: useCase, route: route)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.filter(category: category))

    #expect(
      viewModel.state.route == ProductListRoute(search: "lamp", category: category, page: 1, pageSize: 50)
    )
    #expect(await useCase.lists.calls == [.first(viewModel.state.route.expectedQuery, .useCache)])
  }

  @Test func `a newer search beats an older answer`() async {
    let older = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 1)
    let newer = Task { await viewModel.send(.search("desk")) }
    await useCase.lists.called(times: 2)
    await useCase.lists.cancelled(0)

    await useCase.lists.answer(1, .success(.page([.fixture(id: 2)])))
    await newer.value
    await useCase.lists.answer(0, .success(.page([.fixture(id: 1)])))
    await older.value

    #expect(viewModel.state.route.search == "desk")
    #expect(viewModel.state.content.content?.rows.map(\.id) == [2])
    #expect(viewModel.state.content.activity == .settled)
  }

  @Test func `an older answer that comes first changes nothing`() async {
    let older = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 1)
    let newer = Task { await viewModel.send(.search("desk")) }
    await useCase.lists.called(times: 2)

    await useCase.lists.answer(0, .failure(.offline))
    await older.value
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(1, .success(.page([.fixture(id: 2)])))
    await newer.value
    #expect(viewModel.state.content.content?.rows.map(\.id) == [2])
  }

  @Test func `a search beats the following page of an older one`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures(count: 2), size: 2, total: .exactly(4))))
    await viewModel.send(.search("lamp"))
    let more = Task { await viewModel.send(.loadMore) }
    await useCase.lists.called(times: 2)
    let newer = Task { await viewModel.send(.search("desk")) }
    await useCase.lists.called(times: 3)
    await useCase.lists.cancelled(1)

    await useCase.lists.answer(2, .success(.page([.fixture(id: 9)])))
    await newer.value
    await useCase.lists.answer(1, .success(.page(.fixtures(count: 4), size: 2)))
    await more.value

    #expect(viewModel.state.content.content?.rows.map(\.id) == [9])
  }

  @Test func `the same search twice at once is one load`() async {
    await useCase.lists.answer(1, .success(.page([])))
    let first = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 1)

    await viewModel.send(.search(" lamp "))
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await first.value
    await viewModel.send(.search("lamp"))

    #expect(viewModel.state.content.content?.rows.count == 4)
    #expect(await useCase.lists.calls.count == 1)
  }

  @Test func `the same search after a failure tries again`() async {
    await useCase.lists.answer(0, .failure(.offline))
    await useCase.lists.answer(1, .success(.page(.fixtures)))

    await viewModel.send(.search("lamp"))
    await viewModel.send(.search("lamp"))

    #expect(viewModel.state.content.content?.rows.count == 4)
  }

  @Test func `a search takes the old rows away`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await viewModel.send(.appear)

    let search = Task { await viewModel.send(.search("lamp")) }
    await useCase.lists.called(times: 2)
    #expect(viewModel.state.content == .loading)

    await useCase.lists.answer(1, .failure(.timedOut))
    await search.value
    #expect(viewModel.state.content.content == nil)
    #expect(viewModel.state.content.error?.code == "timedOut")
  }
}

extension ProductListRoute {
  fileprivate var expectedQuery: ProductQuery {
    ProductQuery(text: SearchText(search), categoryID: category, page: PageRequest(number: page, size: pageSize))
  }
}
