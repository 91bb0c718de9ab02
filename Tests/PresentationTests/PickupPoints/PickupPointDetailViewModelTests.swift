import Domain
import Foundation
import Mocks
import Presentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PickupPointDetailViewModelTests {
  private let useCase = GatedPickupPointUseCase()
  private let viewModel: PickupPointDetailViewModel

  init() {
    viewModel = PickupPointDetailViewModel(useCases: useCase, id: "42")
  }

  @Test func `shows what it loaded`() async throws {
    #expect(viewModel.state.content == .idle)
    let load = Task { await viewModel.send(.appear) }
    await useCase.details.called(times: 1)
    #expect(viewModel.state.content == .loading)

    await useCase.details.answer(0, .success(Fetched(try .fixture(id: "42", placeName: "Rye, slowly"))))
    await load.value

    #expect(viewModel.state.content.content?.placeName == "Rye, slowly")
    #expect(viewModel.state.content.activity == .settled)
    #expect(await useCase.details.calls == [.init(id: "42", policy: .useCache)])
  }

  @Test func `names what does not exist`() async {
    await useCase.details.answer(0, .failure(.notFound))

    await viewModel.send(.appear)

    let error = ErrorViewData(code: "notFound", message: "There is no pickup point 42.")
    #expect(viewModel.state.content == .failed(error))
  }

  @Test func `tries again after a failure, and asks the source itself`() async throws {
    await useCase.details.answer(0, .failure(.offline))
    await useCase.details.answer(1, .success(Fetched(try .fixture(id: "42"))))

    await viewModel.send(.appear)
    #expect(viewModel.state.content.error?.code == "offline")
    await viewModel.send(.appear)
    #expect(await useCase.details.calls.count == 1)

    await viewModel.send(.retry)
    #expect(viewModel.state.content.content?.id == "42")
    #expect(await useCase.details.calls.last == .init(id: "42", policy: .reload))
  }

  @Test func `a refresh keeps the old one meanwhile`() async throws {
    await useCase.details.answer(0, .success(Fetched(try .fixture(id: "42", placeName: "Old"))))
    await viewModel.send(.appear)

    let refresh = Task { await viewModel.send(.refresh) }
    await useCase.details.called(times: 2)
    #expect(viewModel.state.content.content?.placeName == "Old")
    #expect(viewModel.state.content.activity == .refreshing)

    await useCase.details.answer(1, .success(Fetched(try .fixture(id: "42", placeName: "New"))))
    await refresh.value
    #expect(viewModel.state.content.content?.placeName == "New")
  }

  @Test func `a failed refresh shows the old one with the error`() async throws {
    await useCase.details.answer(0, .success(Fetched(try .fixture(id: "42"))))
    await useCase.details.answer(1, .failure(.timedOut))

    await viewModel.send(.appear)
    await viewModel.send(.refresh)

    #expect(viewModel.state.content.content?.id == "42")
    #expect(viewModel.state.content.error?.code == "timedOut")
  }

  @Test func `loading twice at once is one load`() async throws {
    await useCase.details.answer(1, .failure(.offline))
    let first = Task { await viewModel.send(.appear) }
    await useCase.details.called(times: 1)

    await viewModel.send(.appear)
    await viewModel.send(.refresh)
    await useCase.details.answer(0, .success(Fetched(try .fixture(id: "42"))))
    await first.value

    #expect(viewModel.state.content.content?.id == "42")
    #expect(await useCase.details.calls.count == 1)
  }

  @Test func `says that stale data may be out of date`() async throws {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    await useCase.details.answer(0, .success(Fetched(try .fixture(id: "42"), freshness: .stale(since: noon))))

    await viewModel.send(.appear)

    #expect(viewModel.state.content.content?.staleNotice?.contains("Mar 1, 2026") == true)
  }
}
