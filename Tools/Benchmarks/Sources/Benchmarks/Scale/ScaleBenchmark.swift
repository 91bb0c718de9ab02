import Data
import Domain

/// How long pages and searches take on catalogues of several sizes.
struct ScaleBenchmark {
  static let defaultRuns = 30
  static let warmUps = 3

  private let runs: Int
  private let sizes: [Int]

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
    sizes = options.products.values
  }

  func run() async throws -> ScaleReport {
    let folder = try TemporaryFolder()
    var report = ScaleReport(runs: runs)
    for size in sizes {
      let name = "\(size).sqlite"
      let database = try await Self.makeDatabase(at: folder.path(of: name), size: size)
      report.add(try await measureAll(ProductLocalRepository(database: database), size: size), size: size)
      folder.remove(name)
    }
    return report
  }

  /// The cases are measured in turns, so that other work of the machine affects all of them.
  private func measureAll(
    _ repository: ProductLocalRepository,
    size: Int
  ) async throws -> [(name: String, timing: Timing)] {
    let cases = try await ScaleCase.all(count: size, repository: repository)
    var durations = cases.map { _ in [Duration]() }
    for round in 0..<(Self.warmUps + runs) {
      for (index, scaleCase) in cases.enumerated() {
        let duration = try await measure { try await scaleCase.run(on: repository) }
        if round >= Self.warmUps { durations[index].append(duration) }
      }
    }
    return zip(cases, durations).map { ($0.name, Timing($1)) }
  }

  private static func makeDatabase(at path: String, size: Int) async throws -> LocalDatabase {
    Progress.say("scale: importing \(size) products")
    let database = LocalDatabase.storefront(at: path)
    try await database.open()
    let catalogue = SyntheticCatalogue(count: size) { done in
      Progress.say("scale: \(done) of \(size)" + (done == size ? "; indexing" : ""))
    }
    let duration = try await measure {
      try await database.replaceProducts(with: catalogue, categories: SyntheticCatalogue.categories)
    }
    Progress.say("scale: imported \(size) products in \((duration / .seconds(1)).fixed(1)) s")
    return database
  }
}
