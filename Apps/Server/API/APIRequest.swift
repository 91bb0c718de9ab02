import Composition
import Domain
import Presentation

/// A question that a program asks, once its address is understood.
///
/// It goes to use cases and not to view models: a program wants data, not screens, and the main actor, on which screens
/// live, is one thread for the whole server.
protocol APIRequest: Sendable {
  associatedtype Answer: Encodable & Hashable & Sendable

  /// The screen that shows the same, where a failure is told in that screen's words.
  var route: Route? { get }

  func answer(from useCases: DIContainer) async throws(DomainError) -> Fetched<Answer>
}

extension APIRequest {
  var route: Route? { nil }
}
