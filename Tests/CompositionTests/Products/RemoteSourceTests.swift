import Composition
import Domain
import FlyingFox
import Foundation
import Mocks
import NetworkTestSupport
import Presentation
import TestSupport
import Testing

/// What reaches the server of a remote source, and what remains of its responses.
@Suite(.timeLimit(.minutes(10)))
struct RemoteSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Features.shared)
  func `every request has the key`(feature: any Feature.Type) async throws {
    let server = try await TestServer { request in
      let key = request.headers[HTTPHeader("X-Api-Key")] ?? "none"
      return HTTPResponse(statusCode: .forbidden, body: Data(#"{"code":"\#(key)"}"#.utf8))
    }

    for key in [nil, "key-123"] {
      let api = try feature.api(in: container(server, apiKey: key))
      let refusal = DomainError.refused(code: key ?? "none", message: nil)
      await #expect(throws: refusal) { try await api.list(feature.part(limit: 2)) }
      await #expect(throws: refusal) { try await api.item("1") }
    }
  }

  @Test func `the key is not stored with the responses`() async throws {
    let server = try await TestServer { _ in
      HTTPResponse(statusCode: .ok, body: Data(ProductResponses.page.utf8))
    }
    let useCase = container(server, apiKey: "key-123").productUseCase

    let list = try await useCase.list(matching: ProductQuery(), policy: .useCache)

    let files = try folder.names().filter { $0.hasPrefix("responses") }
    let stored = try files.map { String(decoding: try folder.content(of: $0), as: UTF8.self) }.joined()
    #expect(list.items.map(\.id) == [1, 2])
    #expect(stored.contains("\(server.baseURL) products?limit=20&skip=0"))
    #expect(!stored.contains("key-123"))
  }

  /// Three attempts with the default of ten seconds would take half a minute.
  @Test func `an attempt takes no longer than the timeout`() async throws {
    let server = try await TestServer.silent()
    let useCase = container(server, timeout: 0.05).productUseCase
    let start = ContinuousClock.now

    await #expect(throws: DomainError.timedOut) { try await useCase.item(id: 1, policy: .useCache) }

    #expect(ContinuousClock.now - start < .seconds(25))
  }

  private func container(_ server: TestServer, apiKey: String? = nil, timeout: TimeInterval = 3_600) -> DIContainer {
    .live(
      Configuration(
        source: .remote(server.baseURL),
        cachePath: folder.path("responses.sqlite"),
        apiKey: apiKey,
        timeout: timeout
      )
    )
  }
}
