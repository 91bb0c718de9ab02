import Composition
import Domain
import Foundation
import Presentation

/// Measures what a server pays for view models on the main actor: it loads many product pages at the same time, with and
/// without view models.
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
    let useCases = DIContainer.live(
      Configuration(databasePath: folder.path(of: "storefront.sqlite"), isConcurrent: true)
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

  /// How long a page takes if this many are made at the same time.
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
  private static func modelled(_ id: Product.ID, _ useCases: DIContainer) async throws -> Content {
    let viewModel = ProductDetailViewModel(ProductFeature(useCases: useCases), id: id)
    await viewModel.send(.appear)
    guard let content = viewModel.state.content.content else { throw BenchmarkError("The screen did not load.") }
    return content
  }

  /// The same requests and the same formats, without a view model.
  @concurrent
  private static func direct(_ id: Product.ID, _ useCases: DIContainer) async throws -> Content {
    try await DetailContent(ProductFeature(useCases: useCases), localization: Localization()).load(
      id,
      policy: .useCache
    )
  }

  /// How long the main actor's thread has worked since the process started.
  @MainActor
  private static func mainActorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func makeSureBothShowTheSame(_ useCases: DIContainer) async throws {
    for id in Self.products {
      guard try await Self.modelled(id, useCases) == Self.direct(id, useCases) else {
        throw BenchmarkError("A product's page differs with and without the view model.")
      }
    }
  }
}
