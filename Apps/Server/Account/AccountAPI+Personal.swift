import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Presentation

extension AccountAPI {
  /// Responds to a request of a person for what they have of their own.
  ///
  /// - Parameter feature: The feature that the request is about, for the text of an error.
  func respond(
    to request: Request,
    _ context: ServerContext,
    about feature: String,
    _ respond: @escaping @Sendable (DIContainer, APICall, Localization) async throws -> Response
  ) async throws -> Response {
    let localization = request.language.localization
    do {
      let call = try APICall(request, context)
      let useCases = useCases(of: ProgramSession(request), context)
      let result = await deadline.run { () async -> Result<Response, any Error> in
        do {
          // Who may not write is not told what is wrong with the body.
          if request.method != .get { _ = try await useCases.authUseCase?.account() }
          return .success(try await respond(useCases, call, localization))
        } catch {
          return .failure(error)
        }
      }
      guard let response = try result?.get() else { throw RequestError(.timedOut, localization) }
      return response
    } catch let error as RouteError {
      throw RequestError(error, localization)
    } catch let error as DomainError {
      let id = context.parameters.get("id").flatMap { PercentEncoding.decode($0) }
      var failure = RequestError(error, on: id.map { .detail(feature, id: $0) }, localization)
      if error == .conflict { failure.status = .preconditionFailed }
      throw failure
    }
  }
}

extension Request {
  /// The key of a write, so that one that is sent again is done once; a new one if the request has none.
  ///
  /// Source: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
  var idempotencyKey: String {
    let key = HTTPField.Name("Idempotency-Key").flatMap { headers[$0] }
    return key.map { $0.trimmingCharacters(in: ["\""]) } ?? UUID().uuidString.lowercased()
  }
}
