import ArgumentParser

@main
struct BenchmarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measure how fast Storefront starts, how it scales and what its layers cost, and how fast inward is."
  )

  @Argument(help: "What to measure.")
  var suite = Suite.all

  @OptionGroup var options: BenchmarkOptions

  func run() async throws {
    var report = BenchmarkReport(asJSON: options.json)
    if suite.includes(.startup) { report.add(try StartupBenchmark(options).run()) }
    if suite.includes(.scale) { report.add(try await ScaleBenchmark(options).run()) }
    if suite.includes(.layers) { report.add(try await LayersBenchmark(options).run()) }
    if suite.includes(.mainActor) { report.add(try await MainActorBenchmark(options).run()) }
    if suite.includes(.feature) { report.add(try FeatureBenchmark(options).run()) }
    if suite.includes(.lint) {
      if options.growth {
        report.add(try GrowthBenchmark(options).run())
      } else {
        report.add(try LintBenchmark(options).run())
      }
    }
    try report.finish()
  }
}
