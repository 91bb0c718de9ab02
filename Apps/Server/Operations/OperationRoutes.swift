import Composition
import HTTPTypes
import Hummingbird
import Metrics
import Presentation

/// A part of the server that sets its metrics when they are asked for.
protocol Measured: Sendable {
  func measure(in metrics: any MetricsFactory) async
}

/// Health and metrics, for operators.
struct OperationRoutes: Sendable {
  let useCases: DIContainer

  /// Nil if an operator wants none.
  let metrics: PrometheusMetrics?

  /// How long the data may take to be ready.
  let deadline: Deadline

  let drain: Drain

  var measured: [any Measured] = []

  func add(to router: Router<ServerContext>) {
    let list = useCases.apis.first { !$0.feature.texts.needsSearch }
    router.get("health/live") { request, _ in document("alive\n").response(to: request) }
    router.get("health/ready") { request, _ in
      let isReady = await deadline.run {
        if drain.hasBegun { return false }
        guard let list else { return true }
        return (try? await list.list(ListRequest(skip: 0, limit: 1, allowsEmpty: true), Localization())) != nil
      }
      return (isReady == true ? document("ready\n") : document("not ready\n", status: .serviceUnavailable))
        .response(to: request)
    }
    guard let metrics else { return }
    router.get("metrics") { request, _ in
      for part in measured { await part.measure(in: metrics) }
      return document(metrics.text, "text/plain; version=0.0.4; charset=utf-8").response(to: request)
    }
  }

  private func document(
    _ text: String,
    _ contentType: String = "text/plain; charset=utf-8",
    status: HTTPResponse.Status = .ok
  ) -> Document {
    Document(status: status, contentType: contentType, text: text, headers: [.cacheControl: "no-store"])
  }
}
