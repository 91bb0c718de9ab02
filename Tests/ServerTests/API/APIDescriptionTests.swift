import Composition
import Domain
import Foundation
import Hummingbird
import Mocks
import Testing

@testable import Server

/// The OpenAPI document, held to what the server does.
@Suite struct APIDescriptionTests {
  private let description: APIDescription
  private let api = APITester()

  init() throws {
    description = try APIDescription()
  }

  @Test func `every route of the API is described, and no other`() throws {
    let routes = try ServerApplication(api.settings, useCases: api.useCases).router().routes
      .filter { $0.method == .get && $0.path.description.hasPrefix("/api/") }
      .map { String($0.path.description.dropFirst("/api".count)) }

    #expect(description.version == "3.1.0")
    #expect(routes.sorted() == description.operations.map(\.path))
  }

  @Test func `every part of a path that varies is described`() {
    for operation in description.operations {
      let captured = operation.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
      let described = operation.parameters.filter { $0["in"]?.string == "path" }.compactMap { $0["name"]?.string }
      #expect(captured.map(String.init) == described, "\(operation.path)")
    }
  }

  /// A parameter that is described and not read, or read and not described so, would show here.
  @Test func `the ends of every range are served, and what lies beyond is refused`() async throws {
    for operation in description.operations {
      let example = try #require(APIExamples.answered[operation.path]?.first)
      for parameter in operation.parameters {
        guard
          let name = parameter["name"]?.string, parameter["in"]?.string == "query",
          let lowest = parameter["schema"]?["minimum"]?.number, let highest = parameter["schema"]?["maximum"]?.number
        else { continue }
        let address = example + (example.contains("?") ? "&" : "?") + name + "="
        for (value, status) in [(lowest, 200), (highest, 200), (lowest - 1, 400), (highest + 1, 400)] {
          #expect(try await api.ask(address + "\(Int(value))").status == status, "\(address)\(Int(value))")
        }
        for value in ["", "x", "1.5", "%201"] {
          #expect(try await api.ask(address + value).status == 400, "\(address)\(value)")
        }
      }
    }
  }

  @Test func `what a parameter is by default is what goes without it`() async throws {
    let products = APITester(.mock(productUseCase: DefaultProductUseCase(repository: Self.manyProducts)))
    let articles = APITester(.mock(articleUseCase: DefaultArticleUseCase(repository: Self.manyArticles)))

    #expect(try await products.ask("/products").text == products.ask("/products?limit=30&skip=0").text)
    #expect(try await products.ask("/products").text != products.ask("/products?limit=29&skip=0").text)
    #expect(
      try await articles.ask("/everything?q=bread").text == articles.ask("/everything?q=bread&pageSize=100&page=1").text
    )
    #expect(try await articles.ask("/everything?q=bread").text != articles.ask("/everything?q=bread&pageSize=99").text)
  }

  @Test func `answers are as their schemas say`() async throws {
    for operation in description.operations {
      let schema = try #require(operation.responses["200"]?["content"]?["application/json"]?["schema"])
      for address in try #require(APIExamples.answered[operation.path]) {
        let reply = try await api.ask(address)
        #expect(reply.status == 200, "\(address)")
        #expect(description.violations(of: schema, in: try reply.decoded()).isEmpty, "\(address)")
      }
    }
  }

  @Test func `refusals are as their schemas say`() async throws {
    for operation in description.operations {
      for (address, status) in APIExamples.refused[operation.path] ?? [] {
        let response = try #require(operation.responses[String(status)], "\(address)")
        let schema = try #require(response["content"]?["application/problem+json"]?["schema"])
        let reply = try await api.ask(address)
        #expect(reply.status == status, "\(address)")
        #expect(description.violations(of: schema, in: try reply.decoded()).isEmpty, "\(address)")
      }
    }
  }

  @Test(arguments: [
    #"{"id":1}"#, #"{"id":"1","slug":"a","name":"b"}"#, #"{"slug":1,"name":"b"}"#,
    #"{"slug":"a","name":"b","more":true}"#,
  ])
  func `the check of schemas finds what is wrong`(_ text: String) throws {
    let operation = try #require(description.operation("/products/categories"))
    let schema = try #require(operation.responses["200"]?["content"]?["application/json"]?["schema"])
    let value = try JSONDecoder().decode(JSONValue.self, from: Data("[\(text)]".utf8))

    #expect(!description.violations(of: schema, in: value).isEmpty)
  }

  private static let manyProducts = MockProductRepository(products: .fixtures(count: 40))
  private static let manyArticles = MockArticleRepository(articles: .fixtures(count: 120))
}
