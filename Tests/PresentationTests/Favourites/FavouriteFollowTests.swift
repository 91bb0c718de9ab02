import Domain
import Mocks
import TestSupport
import Testing

@testable import Presentation

/// Screens that show what changes elsewhere.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FavouriteFollowTests {
  private let useCases = GatedUseCases()
  private let changes = Changes()
  private var gate: UseCaseGate { useCases.gate }

  private var list: any Screen {
    let route = ListRoute(FavouriteItems.name, search: "bread")
    return ListViewModel(FavouriteItems(useCases: useCases), route: route, in: environment)
  }

  private var detail: any Screen {
    let id = [FavouriteItem].fixtures(count: 1)[0].id
    return DetailViewModel(FavouriteItems(useCases: useCases), id: id, in: environment)
  }

  private var environment: ScreenEnvironment { ScreenEnvironment(marker: Marker(changes: changes)) }

  @Test func `a list shows what changes during the first load`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(1, .success(.items(3)))
    let screen = list

    await screen.follow {
      await screen.send(.appear)
      await changes.happen()
    }

    #expect(screen.state.content.content?.table?.rows.count == 3)
  }

  @Test func `a detail shows what changes during the first load`() async {
    for number in 0..<4 { await useCases.choiceGate.answer(number, .failure(.offline)) }
    await gate.answer(0, .success(.item(42)))
    await gate.answer(1, .failure(.timedOut))
    let screen = detail

    await screen.follow {
      await screen.send(.appear)
      await changes.happen()
    }

    #expect(screen.state.content.error?.kind == .timedOut)
  }

  @Test func `a screen that is followed loads once`() async {
    await gate.answer(0, .success(.items(2)))
    let screen = list

    await screen.follow {
      await screen.send(.appear)
      await changes.end()
    }

    #expect(await gate.calls.count == 1)
  }
}

/// Something that changes at most once.
private actor Changes {
  private var waiting: [AsyncStream<Void>.Continuation] = []
  private var isOver = false

  func updates() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    if isOver { continuation.finish() } else { waiting.append(continuation) }
    return stream
  }

  func happen() {
    for continuation in waiting { continuation.yield() }
    end()
  }

  func end() {
    isOver = true
    for continuation in waiting { continuation.finish() }
  }
}

private struct Marker: ItemMarker {
  let changes: Changes

  func marked() async -> Set<String>? { [] }
  func mark(in localization: Localization) -> Mark { Mark(sign: "", text: "") }
  func actions(on id: String, isMarked: Bool, in localization: Localization) -> [ContentAction] { [] }
  func updates() async -> AsyncStream<Void> { await changes.updates() }
}
