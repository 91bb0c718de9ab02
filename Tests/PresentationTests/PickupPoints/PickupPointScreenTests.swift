import Domain
import Mocks
import Presentation
import Testing

@MainActor
struct PickupPointScreenTests {
  private struct UseCases: ScreenUseCases {
    let pickupPointUseCase: any PickupPointUseCase = DefaultPickupPointUseCase(
      repository: MockPickupPointRepository(pickupPoints: .fixtures(count: 3))
    )
  }

  private let coordinator = AppCoordinator()
  private let factory = ScreenFactory(useCases: UseCases(), localization: Localization())

  @Test func `the list can be paged, and its rows opened`() async throws {
    let screen = factory.screen(for: .pickupPointList(PickupPointListRoute(pageSize: 2)), coordinator: coordinator)

    await screen.appear()
    #expect(screen.rowRoutes == [.pickupPointDetail(id: "1"), .pickupPointDetail(id: "2")])
    #expect(screen.hasMore == true)

    await screen.loadMore()
    #expect(screen.rowRoutes.count == 3)
    #expect(screen.hasMore == false)

    await screen.refresh()
    #expect(screen.rowRoutes.count == 2)
    #expect(screen.error == nil)
    #expect(!screen.isLoading)
  }

  @Test func `a detail has no pages, and says what is missing`() async throws {
    let screen = factory.screen(for: .pickupPointDetail(id: "999"), coordinator: coordinator)

    await screen.appear()
    await screen.loadMore()
    await screen.retry()

    #expect(screen.hasMore == nil)
    #expect(screen.rowRoutes.isEmpty)
    #expect(screen.failure?.message == "There is no pickup point 999.")
    #expect(screen.error == screen.failure)
  }
}
