import Composition
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Mocks

@testable import Server

/// Asks the server's router, without a socket.
struct PageClient {
  var products: any ProductUseCase = DefaultProductUseCase(repository: MockProductRepository())
  var articles: any ArticleUseCase = DefaultArticleUseCase(repository: MockArticleRepository())
  var settings = ServerSettings.patient

  /// What is asked in place of the above, where a test has its own.
  var container: DIContainer?

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> Answer {
    try await send(.get, uri, headers)
  }

  func send(_ method: HTTPRequest.Method, _ uri: String, _ headers: HTTPFields = [:]) async throws -> Answer {
    let made = DIContainer.mock(
      productUseCase: products,
      articleUseCase: articles
    )
    let application = Application(router: try ServerApplication(settings, useCases: container ?? made).router())
    return try await application.test(.router) { client in
      try await client.execute(uri: uri, method: method, headers: headers) { Answer($0) }
    }
  }
}

extension ServerSettings {
  /// Logs next to nothing and gives no answer up, as a test on a busy machine may wait long for its turn.
  static var patient: ServerSettings {
    var settings = ServerSettings()
    settings.logLevel = "critical"
    settings.requestTimeout = 3_600
    return settings
  }
}

/// What came back.
struct Answer: Sendable {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }
}
