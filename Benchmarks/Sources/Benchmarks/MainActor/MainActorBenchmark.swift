import Data
import Domain
import Foundation
import Presentation

/// What it costs a server that view models live on the main actor: the data of product pages, many at the same time,
/// through view models and without them.
struct MainActorBenchmark {
  /// Blocks of pages of each kind.
  static let defaultRuns = 20

  static let pagesInBlock = 2_000
  static let pagesAtOnce = 64

  private static let products = 1...500

  private let runs: Int

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
  }

  func run() async throws -> MainActorReport {
    Progress.say("main-actor: \(runs) blocks of \(Self.pagesInBlock) pages of each kind")
    let folder = try TemporaryFolder()
    let database = LocalDatabase.storefront(at: folder.path(of: "storefront.sqlite"), connections: .pool)
    try await database.open()
    let useCases = UseCases(
      productUseCase: DefaultProductUseCase(repository: ProductLocalRepository(database: database))
    )
    try await makeSureBothShowTheSame(useCases)

    var (modelled, direct, onMainActor): ([Duration], [Duration], [Duration]) = ([], [], [])
    for _ in 0..<runs {
      let before = await Self.mainActorTime()
      modelled.append(try await block { _ = try await Self.modelled($0, useCases) })
      onMainActor.append((await Self.mainActorTime() - before) / Self.pagesInBlock)
      direct.append(try await block { _ = try await Self.direct($0, useCases) })
    }
    return MainActorReport(
      runs: runs,
      modelled: Timing(modelled),
      direct: Timing(direct),
      onMainActor: Timing(onMainActor)
    )
  }

  /// How long a page takes where so many are made at the same time.
  private func block(_ page: @escaping @Sendable (Product.ID) async throws -> Void) async throws -> Duration {
    let time = try await measure {
      try await withThrowingTaskGroup { group in
        for start in 0..<Self.pagesAtOnce {
          group.addTask {
            for number in stride(from: start, to: Self.pagesInBlock, by: Self.pagesAtOnce) {
              try await page(Self.products.lowerBound + number % Self.products.count)
            }
          }
        }
        try await group.waitForAll()
      }
    }
    return time / Self.pagesInBlock
  }

  /// What a host does for a new screen.
  @MainActor
  private static func modelled(_ id: Product.ID, _ useCases: UseCases) async throws -> ProductDetailViewData {
    let viewModel = ProductDetailViewModel(useCases: useCases, id: id)
    await viewModel.send(.appear)
    guard let content = viewModel.state.content.content else { throw BenchmarkError("The screen did not load.") }
    return content
  }

  /// The same questions and the same formats, with nothing that watches over them.
  @concurrent
  private static func direct(_ id: Product.ID, _ useCases: UseCases) async throws -> ProductDetailViewData {
    async let names = useCases.productUseCase.categoryNames()
    let product = try await useCases.productUseCase.product(id: id, policy: .useCache)
    return ProductDetailViewData(product, categoryNames: await names, localization: Localization())
  }

  /// How long the main actor's thread has worked, since the process began.
  @MainActor
  private static func mainActorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func makeSureBothShowTheSame(_ useCases: UseCases) async throws {
    for id in Self.products {
      guard try await Self.modelled(id, useCases) == Self.direct(id, useCases) else {
        throw BenchmarkError("The two ways to a product's page come to different data.")
      }
    }
  }
}

private struct UseCases: HasProductUseCase {
  let productUseCase: any ProductUseCase
}
