import Metrics
import Testing

@testable import Server

/// Metrics as Prometheus reads them.
@Suite(.timeLimit(.minutes(10))) struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  @Test func `one name and one set of labels are one series, wherever they are counted`() {
    for result in ["right", "wrong", "right"] {
      Counter(label: "sign_ins_total", dimensions: [("result", result)], factory: metrics).increment()
    }

    #expect(
      metrics.text == """
        # TYPE sign_ins_total counter
        sign_ins_total{result="right"} 2
        sign_ins_total{result="wrong"} 1

        """
    )
  }

  @Test func `a value in a label cannot end it`() {
    Counter(label: "a_total", dimensions: [("b", "\\ \" \n}")], factory: metrics).increment()

    #expect(metrics.text == "# TYPE a_total counter\na_total{b=\"\\\\ \\\" \\n}\"} 1\n")
  }

  @Test func `meters and gauges have the last value, recorders and timers a histogram`() {
    let meter = Meter(label: "a", factory: metrics)
    meter.set(3)
    meter.decrement(by: 0.5)
    Gauge(label: "b", factory: metrics).record(7)
    Recorder(label: "c", factory: metrics).record(0.005)
    Timer(label: "d", dimensions: [("e", "f")], factory: metrics).recordMilliseconds(2_000)

    let lines = metrics.text.split(separator: "\n")
    #expect(lines.prefix(4) == ["# TYPE a gauge", "a 2.5", "# TYPE b gauge", "b 7"])
    #expect(lines.contains("c_bucket{le=\"0.001\"} 0") && lines.contains("c_bucket{le=\"0.005\"} 1"))
    #expect(lines.contains("d_bucket{e=\"f\",le=\"1.0\"} 0") && lines.contains("d_bucket{e=\"f\",le=\"5.0\"} 1"))
    #expect(lines.suffix(2) == ["d_sum{e=\"f\"} 2.0", "d_count{e=\"f\"} 1"])
  }

  @Test func `a name has one kind, as Prometheus refuses two`() {
    Counter(label: "a", factory: metrics).increment()
    Meter(label: "a", factory: metrics).set(9)

    #expect(metrics.text == "# TYPE a counter\na 1\n")
  }

  @Test func `what tasks count at the same time is counted`() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [metrics] in
          for _ in 0..<1_000 { Counter(label: "a", factory: metrics).increment() }
        }
      }
    }

    #expect(metrics.text.hasSuffix("a 8000\n"))
  }
}
