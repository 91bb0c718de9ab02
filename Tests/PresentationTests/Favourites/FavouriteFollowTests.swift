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

  @Test func `what is shown stays while a change is loaded, and if that fails`() {
    let error = ErrorViewData(.timedOut, message: "Too slow.")

    #expect(LoadState.loaded("rows").loading(.change) == .loaded("rows", .refreshing))
    #expect(LoadState.loaded("rows").failing(.change, with: error) == .loaded("rows", .failed(error)))
    #expect(LoadState<String>.empty("Nothing.").loading(.change) == .loading)
    #expect(LoadState<String>.empty("Nothing.").failing(.change, with: error) == .failed(error))
  }

  @Test func `a screen that is shown again shows what has changed meanwhile`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(1, .success(.items(3)))
    let screen = list
    await show(screen)

    await changes.happen(isLast: false)
    let following = Task { await screen.follow { await screen.send(.appear) } }
    await gate.called(times: 2)
    await changes.end()
    await following.value

    #expect(screen.state.content.content?.table?.rows.count == 3)
    #expect(await gate.calls.last == .list(text: "bread", .useCache))
  }

  @Test func `a screen that is shown again does not load what has not changed`() async {
    await gate.answer(0, .success(.items(2)))
    let screen = list
    await show(screen)

    await changes.end()
    await screen.follow { await screen.send(.appear) }

    #expect(await gate.calls.count == 1)
  }

  @Test func `a change whose load was cancelled is loaded by those who follow next`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(2, .success(.items(4)))
    let screen = list
    let following = await loadingChange(of: screen, isLast: false)

    following.cancel()
    let (starting, started) = AsyncStream.makeStream(of: Never.self)
    let next = Task { await screen.follow { started.finish() } }
    for await _ in starting {}
    await gate.answer(1, .success(.items(3)))
    await gate.called(times: 3)
    await changes.end()
    await next.value

    #expect(screen.state.content.content?.table?.rows.count == 4)
  }

  @Test func `a list is refreshed although a change is being loaded`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(2, .success(.items(4)))
    let screen = list
    let following = await loadingChange(of: screen)

    await screen.send(.refresh)
    await gate.answer(1, .success(.items(3)))
    await following.value

    #expect(screen.state.content.content?.table?.rows.count == 4)
    #expect(await gate.calls.last == .list(text: "bread", .reload))
  }

  @Test func `a detail is refreshed although a change is being loaded`() async {
    for number in 0..<4 { await useCases.choiceGate.answer(number, .failure(.offline)) }
    await gate.answer(0, .success(.item(42)))
    await gate.answer(2, .failure(.offline))
    let screen = detail
    let following = await loadingChange(of: screen)

    await screen.send(.refresh)
    await gate.answer(1, .success(.item(7)))
    await following.value

    #expect(screen.state.content.error?.kind == .offline)
    #expect(await gate.calls.count == 3)
  }

  @Test func `a list loads a change whose load was superseded by a cancelled refresh`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(3, .success(.items(5)))
    let screen = list

    await cancelRefresh(of: screen, whileLoading: .success(.items(3)))

    #expect(screen.state.content.content?.table?.rows.count == 5)
    #expect(await gate.calls.last == .list(text: "bread", .useCache))
  }

  @Test func `a detail loads a change whose load was superseded by a cancelled refresh`() async {
    for number in 0..<5 { await useCases.choiceGate.answer(number, .failure(.offline)) }
    await gate.answer(0, .success(.item(42)))
    await gate.answer(3, .failure(.timedOut))
    let screen = detail

    await cancelRefresh(of: screen, whileLoading: .success(.item(7)))

    #expect(screen.state.content.error?.kind == .timedOut)
  }

  @Test func `a change is loaded after a refresh, and does not end it`() async {
    await gate.answer(0, .success(.items(2)))
    await gate.answer(2, .failure(.timedOut))
    let screen = list

    await screen.follow {
      await screen.send(.appear)
      Task { await screen.send(.refresh) }
      await gate.called(times: 2)
      await changes.happen()
      Task {
        // A change that did not wait would begin in this time.
        for _ in 0..<100 { await Task.yield() }
        await gate.answer(1, .success(.items(4)))
      }
    }

    #expect(screen.state.content.content?.table?.rows.count == 4)
    #expect(screen.state.content.error?.kind == .timedOut)
  }

  /// Follows a screen until it loads a change.
  private func loadingChange(of screen: any Screen, isLast: Bool = true) async -> Task<Void, Never> {
    let following = Task {
      await screen.follow {
        await screen.send(.appear)
        await changes.happen(isLast: isLast)
      }
    }
    await gate.called(times: 2)
    return following
  }

  /// Refreshes a screen while it loads a change, cancels the refresh, and follows the screen until it has loaded again.
  private func cancelRefresh(of screen: any Screen, whileLoading change: Result<UseCaseReply, DomainError>) async {
    let following = await loadingChange(of: screen, isLast: false)
    let refresh = Task { await screen.send(.refresh) }
    await gate.called(times: 3)
    refresh.cancel()
    await gate.answer(1, change)
    await gate.answer(2, .failure(.cancelled))
    await refresh.value
    await changes.end()
    await following.value
  }

  /// Follows a screen until it has loaded.
  private func show(_ screen: any Screen) async {
    let (loading, loaded) = AsyncStream.makeStream(of: Never.self)
    let following = Task {
      await screen.follow {
        await screen.send(.appear)
        loaded.finish()
      }
    }
    for await _ in loading {}
    following.cancel()
    await following.value
  }
}
