import Data
import Domain
import Foundation
import GRDB
import Presentation

/// What a screen load costs through view model, use case and repository, against the same work written inline.
@MainActor
struct LayersBenchmark {
  nonisolated static let defaultRuns = 2_000

  /// So many loads of one kind follow each other before the other kind has its turn.
  private static let blockSize = 100

  private let runs: Int

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
  }

  func run() async throws -> LayersReport {
    Progress.say("layers: \(runs) loads of each kind")
    let folder = try TemporaryFolder()
    let path = folder.path(of: "storefront.sqlite")
    let database = LocalDatabase.storefront(at: path)
    try await database.open()
    let useCases = UseCases(
      productUseCase: DefaultProductUseCase(repository: ProductLocalRepository(database: database))
    )
    let queue = try DatabaseQueue(path: path)
    let inline = InlineScreenLoad()
    try await Self.makeSureBothShowTheSame(try await Self.layered(useCases), try queue.read(inline.load))

    var (layered, awaited, blocking): ([Duration], [Duration], [Duration]) = ([], [], [])
    while layered.count < runs {
      for _ in 0..<min(Self.blockSize, runs - layered.count) {
        layered.append(try await measure { _ = try await Self.layered(useCases) })
      }
      for _ in awaited.count..<layered.count {
        awaited.append(try await measure { _ = try await queue.read { try inline.load($0) } })
      }
      for _ in blocking.count..<layered.count {
        blocking.append(try await measure { _ = try queue.read(inline.load) })
      }
    }
    return LayersReport(
      runs: runs,
      layered: Timing(layered),
      inline: Timing(awaited),
      blockingInline: Timing(blocking)
    )
  }

  /// What a host does for a new screen.
  private static func layered(_ useCases: UseCases) async throws -> ProductListViewData {
    let viewModel = ProductListViewModel(useCases: useCases)
    await viewModel.send(.appear)
    guard let content = viewModel.state.content.content else { throw BenchmarkError("The screen did not load.") }
    return content
  }

  /// Two ways are compared only where they come to the same result.
  private static func makeSureBothShowTheSame(_ screen: ProductListViewData, _ inline: InlineScreen) throws {
    let rows = screen.rows.map {
      [$0.title, $0.price.text, $0.price.originalText, $0.rating.description, $0.availability.text]
    }
    let inlineRows = inline.rows.map {
      [$0.title, $0.price, $0.originalPrice, $0.ratingDescription, $0.availability]
    }
    guard (screen.title, screen.summary) == (inline.title, inline.summary), rows == inlineRows else {
      throw BenchmarkError("The inline screen shows something else than the view model's.")
    }
  }
}

private struct UseCases: HasProductUseCase {
  let productUseCase: any ProductUseCase
}
