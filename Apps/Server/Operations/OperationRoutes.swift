import Composition
import Domain
import HTTPTypes
import Hummingbird

/// For those who look after the server.
struct OperationRoutes: Sendable {
  private static let text = "text/plain; charset=utf-8"

  let useCases: DIContainer
  let metrics: RequestMetrics
  let live: LiveSessions
  /// How long the data may take to show that it is there.
  let deadline: Deadline

  func add(to router: Router<ServerContext>) {
    router.get("health/live") { request, _ in document("alive\n").response(to: request) }
    router.get("health/ready") { request, _ in
      let isReady = await deadline.run { (try? await useCases.productUseCase.categories()) != nil }
      guard isReady == true else {
        return document("not ready\n", status: .serviceUnavailable).response(to: request)
      }
      return document("ready\n").response(to: request)
    }
    router.get("metrics") { request, _ in
      document(await metrics.text + live.metrics, contentType: "text/plain; version=0.0.4; charset=utf-8").response(
        to: request
      )
    }
  }

  private func document(
    _ text: String,
    contentType: String = Self.text,
    status: HTTPResponse.Status = .ok
  ) -> Document {
    Document(status: status, contentType: contentType, text: text, headers: [.cacheControl: "no-store"])
  }
}
