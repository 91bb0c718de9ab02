import Domain
import Foundation
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductListViewModelLoadingTests {
  private let useCase = GatedProductUseCase()
  private let viewModel: ProductListViewModel

  init() {
    viewModel = ProductListViewModel(useCases: useCase)
  }

  @Test func `shows what it loaded`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.map(\.id) == [1, 2, 3, 4])
    #expect(viewModel.state.content.activity == .settled)
    #expect(await useCase.lists.calls == [.first(ProductQuery(), .useCache)])
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
    let route = ProductListRoute(search: "lamp", category: "lighting", page: 3, pageSize: 50)
    let viewModel = ProductListViewModel(useCases: useCase, route: route)
    await useCase.lists.answer(0, .success(.page(.fixtures)))

    await viewModel.send(.appear)

    let query = ProductQuery(
      text: SearchText("lamp"),
      categoryID: "lighting",
      page: PageRequest(number: 3, size: 50)
    )
    #expect(await useCase.lists.calls == [.first(query, .useCache)])
  }

  @Test(arguments: [
    (ProductListRoute(), "There are no products here yet."),
    (ProductListRoute(category: "toys"), "There are no products here yet."),
    (ProductListRoute(search: "lamp"), "No product matches “lamp”."),
    (ProductListRoute(search: "lamp", category: "toys"), "No product matches “lamp”."),
  ])
  func `says why it is empty`(route: ProductListRoute, text: String) async {
    let viewModel = ProductListViewModel(useCases: useCase, route: route)
    await useCase.lists.answer(0, .success(.page([])))

    await viewModel.send(.appear)

    #expect(viewModel.state.content == .empty(text))
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

    #expect(viewModel.state.content.content?.rows.count == 4)
    #expect(viewModel.state.content.error == nil)
    #expect(await useCase.lists.calls.last == .first(ProductQuery(), .reload))
  }

  @Test func `appearing again keeps what is there`() async {
    await useCase.lists.answer(0, .success(.page(.fixtures)))
    await useCase.lists.answer(1, .success(.page([])))

    await viewModel.send(.appear)
    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.rows.count == 4)
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

    #expect(viewModel.state.content.content?.rows.count == 4)
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
