import ArgumentParser

/// The benchmarks.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  case startup, scale, layers, feature, lint, all
  case mainActor = "main-actor"

  /// `all` runs the benchmarks of Storefront; `feature` and `lint` measure `inward`.
  func includes(_ suite: Suite) -> Bool {
    self == suite || (self == .all && suite != .feature && suite != .lint)
  }
}

struct BenchmarkOptions: ParsableArguments {
  @Option(help: "scale: the sizes of the catalogues, separated by commas, at least 100 each.")
  var products = CatalogueSizes(values: [1_000, 10_000, 100_000, 1_000_000])

  @Option(
    help: """
      How often each thing is measured. \
      (default: startup \(StartupBenchmark.defaultRuns), scale \(ScaleBenchmark.defaultRuns), \
      layers \(LayersBenchmark.defaultRuns), main-actor \(MainActorBenchmark.defaultRuns), \
      feature \(FeatureBenchmark.defaultRuns), lint \(LintBenchmark.defaultRuns))
      """
  )
  var runs: Int?

  #if PostgreSQL
    @Option(help: "scale: compare with the database at this address, whose products are replaced.")
    var postgresql: String?
  #endif

  @Option(help: "startup: the release build to measure. (default: .build/release/storefront)")
  var storefront: String?

  @Option(help: "feature, lint: the release build to measure. (default: what Tools/Scripts/build-inward builds)")
  var inward: String?

  @Option(help: "lint: the sources to read. (default: the checkouts of Tools/Corpus)")
  var tree: String?

  @Flag(help: "lint: measure how the time grows with the number, the length and the depth of files.")
  var growth = false

  @Flag(help: "Print one JSON object, times in microseconds.")
  var json = false

  func validate() throws {
    if let runs, runs < 1 { throw ValidationError("--runs must be at least 1.") }
  }
}

/// How many products each catalogue has: `1000,10000`.
struct CatalogueSizes: ExpressibleByArgument {
  let values: [Int]

  var defaultValueDescription: String {
    values.map(String.init).joined(separator: ",")
  }
}

extension CatalogueSizes {
  /// The smallest catalogue that fills the measured pages and categories.
  static let smallest = 100

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Int($0) }.filter { $0 >= Self.smallest }
    guard values.count == parts.count else { return nil }
    self.init(values: values)
  }
}
