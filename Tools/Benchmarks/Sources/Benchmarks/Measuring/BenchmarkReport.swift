import Foundation

/// The results, printed one by one as text, or at the end as one JSON object.
struct BenchmarkReport: Encodable {
  private let asJSON: Bool
  private var startup: StartupReport?
  private var scale: ScaleReport?
  private var layers: LayersReport?
  private var mainActor: MainActorReport?
  private var feature: FeatureReport?
  private var lint: LintReport?
  private var growth: GrowthReport?

  private enum CodingKeys: CodingKey {
    case startup, scale, layers, mainActor, feature, lint, growth
  }

  init(asJSON: Bool) {
    self.asJSON = asJSON
  }

  mutating func add(_ report: StartupReport) {
    startup = report
    show(report)
  }

  mutating func add(_ report: ScaleReport) {
    scale = report
    show(report)
  }

  mutating func add(_ report: LayersReport) {
    layers = report
    show(report)
  }

  mutating func add(_ report: MainActorReport) {
    mainActor = report
    show(report)
  }

  mutating func add(_ report: FeatureReport) {
    feature = report
    show(report)
  }

  mutating func add(_ report: LintReport) {
    lint = report
    show(report)
  }

  mutating func add(_ report: GrowthReport) {
    growth = report
    show(report)
  }

  func finish() throws {
    guard asJSON else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }

  private func show(_ report: some CustomStringConvertible) {
    if !asJSON { print("\(report)\n") }
  }
}
