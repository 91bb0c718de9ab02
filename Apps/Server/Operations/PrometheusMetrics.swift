import Metrics
import NIOConcurrencyHelpers

/// Keeps what a program counts until Prometheus asks for it, in
/// [its text format](https://prometheus.io/docs/instrumenting/exposition_formats/), version 0.0.4.
///
/// A timer is a histogram of seconds, a recorder a histogram of its values, and a meter a gauge.
struct PrometheusMetrics: MetricsFactory {
  private struct Family {
    let kind: PrometheusSeries.Kind

    /// By their labels, as they are in the text.
    var series: [String: PrometheusSeries] = [:]
  }

  private let families = NIOLockedValueBox<[String: Family]>([:])

  /// All that was counted.
  var text: String {
    families.withLockedValue { $0 }.sorted { $0.key < $1.key }
      .map { name, family in
        let series = family.series.sorted { $0.key < $1.key }.map { $1.text(name, labels: $0) }
        return "# TYPE \(name) \(family.kind)\n" + series.joined()
      }
      .joined()
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(.counter, label, dimensions)
  }

  func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
    series(.counter, label, dimensions)
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(.gauge, label, dimensions)
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(aggregate ? .histogram : .gauge, label, dimensions)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(.histogram, label, dimensions)
  }

  // A series stays until the program ends, as Prometheus expects.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  /// The series with this name and these labels. A name is of one kind: what another kind counts under it is not shown.
  private func series(
    _ kind: PrometheusSeries.Kind,
    _ name: String,
    _ dimensions: [(String, String)]
  ) -> PrometheusSeries {
    let labels = dimensions.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
    return families.withLockedValue { families in
      guard families[name, default: Family(kind: kind)].kind == kind else { return PrometheusSeries(kind) }
      if let known = families[name]?.series[labels] { return known }
      let new = PrometheusSeries(kind)
      families[name, default: Family(kind: kind)].series[labels] = new
      return new
    }
  }

  private static func escaped(_ value: String) -> String {
    guard value.utf8.contains(where: { [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) })
    else { return value }
    return value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

extension PrometheusMetrics? {
  /// What makes metrics; without any of them, what counts nothing.
  var factory: any MetricsFactory { self ?? NOOPMetricsHandler.instance }
}
