import Domain
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProductDetailViewModelCancellationTests {
  private let useCase = GatedProductUseCase()
  private let viewModel: ProductDetailViewModel

  init() {
    viewModel = ProductDetailViewModel(useCases: useCase, id: 42)
  }

  /// Sends an action, cancels the task that does, and lets the source answer.
  private func cancel(
    _ action: ProductDetailViewModel.Action,
    call number: Int,
    answer: Result<Fetched<Product>, DomainError> = .failure(.cancelled)
  ) async {
    let task = Task { await viewModel.send(action) }
    await useCase.details.called(times: number + 1)
    task.cancel()
    await useCase.details.cancelled(number)
    await useCase.details.answer(number, answer)
    await task.value
  }

  @Test func `a cancelled load leaves the screen idle, and can be done again`() async {
    await cancel(.appear, call: 0)
    #expect(viewModel.state.content == .idle)

    await useCase.details.answer(1, .success(Fetched(.fixture(id: 42))))
    await viewModel.send(.appear)
    #expect(viewModel.state.content.content?.id == 42)
  }

  @Test func `what a source answers after the cancellation is dropped`() async {
    await cancel(.appear, call: 0, answer: .success(Fetched(.fixture(id: 42))))

    #expect(viewModel.state.content == .idle)
  }

  @Test func `a cancelled refresh leaves the old product settled`() async {
    await useCase.details.answer(0, .success(Fetched(.fixture(id: 42, title: "Old"))))
    await viewModel.send(.appear)

    await cancel(.refresh, call: 1)

    #expect(viewModel.state.content.content?.title == "Old")
    #expect(viewModel.state.content.activity == .settled)
  }

  @Test func `a cancelled retry leaves the failure`() async {
    await useCase.details.answer(0, .failure(.offline))
    await viewModel.send(.appear)

    await cancel(.retry, call: 1)

    #expect(viewModel.state.content.error?.code == "offline")
    #expect(!viewModel.state.content.isLoading)
  }

  @Test func `is released after use`() async {
    await useCase.details.answer(0, .success(Fetched(.fixture(id: 42))))
    var viewModel: ProductDetailViewModel? = ProductDetailViewModel(useCases: useCase, id: 42)
    weak let released = viewModel
    await viewModel?.send(.appear)
    #expect(released != nil)

    viewModel = nil

    #expect(released == nil)
  }
}
