/// What a part of the server counts, for operators.
protocol Metrics: Sendable {
  /// In [Prometheus' text format](https://prometheus.io/docs/instrumenting/exposition_formats/).
  var text: String { get async }
}
