import Composition
import Foundation
import GRDB
import Presentation

/// Measures a screen load through view model, use case and repository, against the same work written inline.
@MainActor
struct LayersBenchmark {
  nonisolated static let defaultRuns = 2_000

  /// How many loads of one kind run before those of the other kind.
  private static let blockSize = 100

  private let runs: Int

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
  }

  func run() async throws -> LayersReport {
    Progress.say("layers: \(runs) loads of each kind")
    let folder = try TemporaryFolder()
    let path = folder.path(of: "storefront.sqlite")
    let useCases = DIContainer.live(Configuration(databasePath: path))
    let screen = try await Self.layered(useCases)
    let queue = try DatabaseQueue(path: path)
    let inline = InlineScreenLoad()
    try Self.makeSureBothShowTheSame(screen, try await queue.read { try inline.load($0) })

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
  private static func layered(_ useCases: DIContainer) async throws -> Content {
    let viewModel = ProductListViewModel(ProductFeature(useCases: useCases), route: ListRoute(ProductFeature.name))
    await viewModel.send(.appear)
    guard let content = viewModel.state.content.content else { throw BenchmarkError("The screen did not load.") }
    return content
  }

  /// Both must show the same content, or their times cannot be compared.
  private static func makeSureBothShowTheSame(_ screen: Content, _ inline: InlineScreen) throws {
    let rows = screen.table?.rows.map { row in
      [row.title, row["price"]?.text, row["price"]?.note, row["rating"]?.note, row["availability"]?.text]
    }
    let inlineRows = inline.rows.map {
      [$0.title, $0.price, $0.originalPrice, $0.ratingDescription, $0.availability]
    }
    guard (screen.title, screen.summary) == (inline.title, inline.summary), rows == inlineRows else {
      throw BenchmarkError("The inline screen differs from the view model's.")
    }
  }
}

extension ContentField {
  /// The second text of a price or a rating.
  fileprivate var note: String? {
    switch value {
    case .price(_, let note): note
    case .rating(_, let description, _): description
    default: nil
    }
  }
}
