import Domain
import Mocks
import Presentation
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductFilterTests {
  private let useCases = GatedUseCases()
  private var gate: UseCaseGate { useCases.gate }

  private func screen(
    search: String = "",
    filter: String? = nil,
    page: Int = 1,
    pageSize: Int? = nil
  ) -> ProductListViewModel {
    let route = ListRoute("products", search: search, filter: filter, page: page, pageSize: pageSize)
    return ProductListViewModel(ProductFeature(useCases: useCases), route: route)
  }

  @Test(arguments: [nil, "garden"])
  func `a filter keeps the search and starts with the first page`(category: String?) async {
    await useCases.choiceGate.answer(0, .success(.categories))
    await gate.answer(0, .success(.items(3)))
    let screen = screen(search: "lamp", filter: "lighting", page: 3, pageSize: 50)

    await screen.send(.filter(category))

    #expect(screen.state.route == ProductFeature.list(search: "lamp", filter: category, pageSize: 50))
    #expect(screen.state.filter?.selected == category)
    #expect(await gate.calls == [.list(text: "lamp", filter: category, page: PageRequest(size: 50), .useCache)])
  }

  @Test func `a search stays in the category`() async {
    await useCases.choiceGate.answer(0, .success(.categories))
    await gate.answer(0, .success(.items(3)))
    let screen = screen(filter: "lighting")

    await screen.send(.search("desk"))

    #expect(screen.state.route == ProductFeature.list(search: "desk", filter: "lighting"))
  }

  @Test(arguments: [
    ("", nil, "Products"), ("", "lighting", "Products in Lighting"), ("", "lamps", "Products in lamps"),
    ("lamp", nil, "Products for “lamp”"), ("lamp", "lighting", "Products for “lamp” in Lighting"),
    ("%2$@", "a", "Products for “%2$@” in a"),
  ])
  func `the title has the search and the category's name, on every page`(
    search: String,
    category: String?,
    title: String
  ) async {
    for number in 0..<2 { await useCases.choiceGate.answer(number, .success(.categories)) }
    await gate.answer(0, .success(.items(2, size: 2, total: .exactly(4))))
    await gate.answer(1, .success(.items(4, size: 2, page: 2, total: .exactly(4))))
    let screen = screen(search: search, filter: category, pageSize: 2)

    for action in [ScreenAction.appear, .loadMore] {
      await screen.send(action)
      #expect(screen.state.content.content?.title == title)
    }
  }

  @Test func `a source without categories still lists products`() async {
    await useCases.choiceGate.answer(0, .failure(.offline))
    await gate.answer(0, .success(.items(2)))
    let screen = screen(filter: "lighting")

    await screen.send(.appear)

    #expect(screen.state.content.content?.title == "Products in lighting")
  }

  @Test func `offers all categories, loaded once`() async {
    let screen = screen()
    await useCases.choiceGate.answer(1, .success([]))
    let first = Task { await screen.send(.showChoices) }
    await useCases.choiceGate.called(times: 1)
    #expect(screen.state.filter?.choices == .loading)
    #expect(screen.state.isLoading)

    await screen.send(.showChoices)
    await useCases.choiceGate.answer(0, .success(.categories))
    await first.value
    await screen.send(.showChoices)

    let choices = screen.state.filter?.choices.content
    #expect(choices?.map(\.id) == [nil, "garden", "kitchen", "lighting"])
    #expect(choices?.map(\.name) == ["All categories", "Garden", "Kitchen", "Lighting"])
    #expect(screen.state.content == .idle)
    #expect(await useCases.choiceGate.calls.count == 1)
  }

  @Test func `loads the categories again after a failure or a cancellation`() async {
    let screen = screen()
    await useCases.choiceGate.answer(0, .failure(.offline))
    await screen.send(.showChoices)
    #expect(screen.state.filter?.choices.error?.kind == .offline)

    let task = Task { await screen.send(.showChoices) }
    await useCases.choiceGate.called(times: 2)
    task.cancel()
    await useCases.choiceGate.cancelled(1)
    await useCases.choiceGate.answer(1, .failure(.cancelled))
    await task.value
    #expect(screen.state.filter?.choices == .idle)

    await useCases.choiceGate.answer(2, .success(.categories))
    await screen.send(.showChoices)
    #expect(screen.state.filter?.choices.content?.count == 4)
  }

  @Test func `a screen loads its list and its categories at the same time`() async {
    let screen = screen()
    let load = Task { await screen.load() }
    await gate.called(times: 1)
    await useCases.choiceGate.called(times: 1)

    await useCases.choiceGate.answer(0, .success(.categories))
    await gate.answer(0, .success(.items(4)))
    await load.value

    #expect(screen.state.filter?.choices.content?.count == 4)
    #expect(screen.state.rowIDs?.count == 4)
  }

  @Test func `the choices stay while another list is loaded`() async {
    let screen = screen()
    await useCases.choiceGate.answer(0, .success(.categories))
    await gate.answer(0, .success(.items(1)))
    await screen.send(.showChoices)

    await screen.send(.search("lamp"))

    #expect(screen.state.filter?.choices.content?.count == 4)
  }
}
