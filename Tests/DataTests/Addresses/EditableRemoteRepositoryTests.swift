import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is sent for a write, and what a response means. A suite with a real server has the rest.
@Suite(.timeLimit(.minutes(10)))
struct EditableRemoteRepositoryTests {
  private static let address =
    #"{"id":"a","version":2,"recipient":"M","street":"L 4","postalCode":"24103","city":"Kiel","country":"DE"}"#

  private func repository(_ session: MockNetworkSession) async -> EditableRemoteRepository<AddressJSON> {
    let sessions = MockSessionStore()
    await sessions.store(TokenPair(access: Secret("access"), refresh: Secret("refresh")).session)
    return EditableRemoteRepository(service: AuthorizedService(.test(session), AccessTokens(sessions)))
  }

  @Test func `a change names its version, and a creation its key`() async throws {
    let session = MockNetworkSession(.response(body: Self.address))
    let repository = await repository(session)
    let values = try Address.fixture().values
    #expect(try await repository.create(values, key: "key").version == 2)
    #expect(try await repository.update("a", version: 1, to: values).id == "a")

    let sent = await session.requests
    #expect(sent.map(\.httpMethod) == ["POST", "PUT"])
    #expect(sent[0].value(forHTTPHeaderField: "Idempotency-Key") == "\"key\"")
    #expect(sent[1].value(forHTTPHeaderField: "If-Match") == "\"1\"")
    #expect(sent.allSatisfy { $0.value(forHTTPHeaderField: "Authorization") == "Bearer access" })
  }

  @Test(arguments: [(412, DomainError.conflict), (404, .notFound)])
  func `a refusal is an error of the domain`(status: Int, error: DomainError) async throws {
    let repository = await repository(MockNetworkSession(.response(status: status, body: "{}")))
    await #expect(throws: error) { try await repository.delete("a", version: 1) }
  }
}
