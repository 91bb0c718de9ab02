import Domain
import Foundation

/// How long `storefront products` takes from start to exit, against `sqlite3` with the same queries on the same file.
struct StartupBenchmark {
  static let defaultRuns = 60
  static let warmUps = 5
  static let build = ReleaseBuild(
    name: "storefront",
    paths: [".build/release/storefront"],
    command: "swift build -c release --static-swift-stdlib --product storefront"
  )

  private let runs: Int
  private let storefrontPath: String?

  init(_ options: BenchmarkOptions) {
    runs = options.runs ?? Self.defaultRuns
    storefrontPath = options.storefront
  }

  func run() throws -> StartupReport {
    guard let sqlite3 = Program.find("sqlite3") else {
      throw BenchmarkError("The program sqlite3 is missing; on Debian and Ubuntu: apt-get install sqlite3.")
    }
    let storefront = try Self.build.path(storefrontPath)
    let folder = try TemporaryFolder()
    let database = folder.path(of: "storefront.sqlite")
    let programs = [
      Program(path: storefront, arguments: ["products", "--database", database]),
      Program(path: sqlite3, arguments: [database, Self.queries]),
    ]

    Progress.say("startup: \(runs) runs of each")
    _ = try programs[0].run()
    for _ in 0..<Self.warmUps { for program in programs { try Self.runOnce(program) } }
    var durations: [[Duration]] = [[], []]
    for _ in 0..<runs {
      for (index, program) in programs.enumerated() {
        durations[index].append(try Self.runOnce(program))
      }
    }
    return StartupReport(runs: runs, storefront: Timing(durations[0]), sqlite3: Timing(durations[1]))
  }

  /// The queries of `storefront products`: the rows of the first page, and the number of products.
  static let queries = """
    SELECT * FROM product WHERE position > 0 ORDER BY position LIMIT \(PageRequest.defaultSize); \
    SELECT sum(productCount) FROM category;
    """

  @discardableResult
  private static func runOnce(_ program: Program) throws -> Duration {
    let run = try program.run()
    guard run.bytes > 0 else { throw BenchmarkError("\(program.path) wrote nothing.") }
    return run.duration
  }
}
