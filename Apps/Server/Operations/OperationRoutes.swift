import Composition
import HTTPTypes
import Hummingbird
import Logging
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
    router.get("health/live") { request, _ in document("alive\n").response(to: request) }
    router.get("health/ready") { request, context in
      let why: String? = await deadline.run { await obstacle() } ?? "no answer within \(deadline.limit)"
      guard let why else { return document("ready\n").response(to: request) }
      // The response is for anyone.
      context.logger.warning("not ready", metadata: ["why": "\(why)"])
      return document("not ready\n", status: .serviceUnavailable).response(to: request)
    }
    guard let metrics else { return }
    router.get("metrics") { request, _ in
      for part in measured { await part.measure(in: metrics) }
      return document(metrics.text, "text/plain; version=0.0.4; charset=utf-8").response(to: request)
    }
  }

  /// Why the server is not ready; nil if it is.
  private func obstacle() async -> String? {
    if drain.hasBegun { return "told to end" }
    guard let list = useCases.apis.first(where: { !$0.feature.texts.needsSearch }) else { return nil }
    do {
      _ = try await list.list(ListRequest(skip: 0, limit: 1, allowsEmpty: true), Localization())
      return nil
    } catch {
      return RequestError(error, Localization()).view.message
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
