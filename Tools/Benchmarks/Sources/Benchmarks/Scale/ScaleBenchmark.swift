import Data
import Domain

#if PostgreSQL
  import DataPostgreSQL
#endif

/// How long pages and searches take on catalogues of several sizes.
struct ScaleBenchmark {
  static let defaultRuns = 30
  static let warmUps = 3

  private let runs: Int
  private let sizes: [Int]

  #if PostgreSQL
    private let postgreSQL: PostgreSQLDatabase?
  #endif

  init(_ options: BenchmarkOptions) throws {
    runs = options.runs ?? Self.defaultRuns
    sizes = options.products.values
    #if PostgreSQL
      postgreSQL = try options.postgresql.map {
        PostgreSQLDatabase(try PostgreSQLAddress($0), documents: [], editables: [])
      }
    #endif
  }

  func run() async throws -> ScaleReport {
    let folder = try TemporaryFolder()
    var report = ScaleReport(runs: runs)
    for size in sizes {
      let name = "\(size).sqlite"
      let database = LocalDatabase.storefront(at: folder.path(of: name))
      try await database.open()
      var imports = [
        try await measureImport(of: size, "SQLite") {
          try await database.replaceProducts(with: $0, categories: SyntheticCatalogue.categories)
        }
      ]
      var repositories: [any ProductRepository] = [ProductLocalRepository(database: database)]
      #if PostgreSQL
        if let postgreSQL {
          try await postgreSQL.open()
          imports.append(
            try await measureImport(of: size, "PostgreSQL") {
              try await postgreSQL.replaceProducts(with: $0, categories: SyntheticCatalogue.categories)
            }
          )
          repositories.append(postgreSQL.products)
        }
      #endif
      report.add(try await measureAll(repositories, size: size) + [("import", imports)], size: size)
      folder.remove(name)
    }
    return report
  }

  /// The cases are measured in turns, and the databases too, so that other work of the machine affects all of them.
  private func measureAll(
    _ repositories: [any ProductRepository],
    size: Int
  ) async throws -> [(name: String, timings: [Timing])] {
    let cases = try await ScaleCase.all(count: size, repository: repositories[0])
    var durations = cases.map { _ in repositories.map { _ in [Duration]() } }
    for round in 0..<(Self.warmUps + runs) {
      for (index, scaleCase) in cases.enumerated() {
        for (database, repository) in repositories.enumerated() {
          let duration = try await measure { try await scaleCase.run(on: repository) }
          if round >= Self.warmUps { durations[index][database].append(duration) }
        }
      }
    }
    return zip(cases, durations).map { ($0.name, $1.map(Timing.init)) }
  }

  private func measureImport(
    of size: Int,
    _ database: String,
    _ replace: (SyntheticCatalogue) async throws -> Void
  ) async throws -> Timing {
    Progress.say("scale: importing \(size) products, \(database)")
    let catalogue = SyntheticCatalogue(count: size) { done in
      Progress.say("scale: \(done) of \(size)" + (done == size ? "; indexing" : ""))
    }
    let duration = try await measure { try await replace(catalogue) }
    Progress.say("scale: imported \(size) products in \((duration / .seconds(1)).fixed(1)) s")
    return Timing([duration])
  }
}
