import Composition
import Foundation
import Hummingbird
import Presentation
import TestSupport
import Testing

@testable import Server

/// The OpenAPI document, compared with what the server does.
@Suite(.timeLimit(.minutes(10))) struct APIDescriptionTests {
  private let description: APIDescription
  private let server: TestServer

  init() throws {
    description = try APIDescription()
    server = try TestServer()
  }

  @Test func `the served document is valid for every feature`() async throws {
    #expect(description.version == "3.1.0")
    #expect(try await server.get("/api/openapi.json").bytes == OpenAPIDocument(DIContainer.mock()).bytes)
    #expect(description.references.filter { description.resolved($0) == .null }.isEmpty)
  }

  @Test func `a feature is not described by the schema of something else`() {
    #expect(OpenAPIDocument.schemaName(of: "paper-total", besides: ["Total"]) == "PaperTotal")
    #expect(OpenAPIDocument.schemaName(of: "total", besides: ["Total"]) == "TotalFeature")
  }

  /// People read it too.
  @Test func `the document is indented, and its keys come in order`() throws {
    let text = String(decoding: try OpenAPIDocument(DIContainer.mock()).bytes, as: UTF8.self)

    #expect(text.hasPrefix("{\n  \"components\" : {\n    \"headers\" : {\n"))
    #expect(text.contains("\"\(Home.list)/{id}\""))
  }

  @Test func `every route of the API is described, and no other`() throws {
    let routes = try ServerApplication(.patient, useCases: .mock()).router().routes
      .filter { $0.method == .get && $0.path.description.hasPrefix("/api/") }
      .filter { !$0.path.description.hasPrefix("/api/auth/") }
      .map { String($0.path.description.dropFirst("/api".count)) }
      .filter { !description.personalPaths.contains($0) }

    #expect(routes.sorted() == description.operations.map(\.path))
  }

  @Test func `an item's schema has the name of its feature`() {
    for feature in Features.shared {
      let name = feature.itemName.split(separator: "-").map(\.capitalized).joined()
      #expect(description.resolved(.object(["$ref": .string("#/components/schemas/\(name)")])) != .null, "\(name)")
    }
  }

  @Test func `changes of a person's items are described with every status`() throws {
    for (method, path, statuses) in [
      ("get", "/addresses", [200, 401]), ("post", "/addresses", [201, 400, 401, 409, 422]),
      ("put", "/addresses/{id}", [200, 400, 401, 404, 412, 422, 428]),
      ("delete", "/addresses/{id}", [204, 401, 412, 428]),
    ] {
      let responses = try #require(description.responses(to: method, path))
      for status in statuses { #expect(responses[String(status)] != nil, "\(method) \(path) \(status)") }
    }
  }

  @Test func `every parameter of a path is described`() {
    for operation in description.operations {
      let captured = operation.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { $0.dropFirst().dropLast() }
      let described = operation.parameters.filter { $0["in"]?.string == "path" }.compactMap { $0["name"]?.string }
      #expect(captured.map(String.init) == described, "\(operation.path)")
    }
  }

  /// A parameter that is described and not read, or read in another way, fails here.
  @Test func `the ends of every range are served, and what is beyond is an error`() async throws {
    for operation in description.operations {
      let example = try #require(APIExamples.responses(of: operation.path).first)
      for parameter in operation.parameters {
        guard
          let name = parameter["name"]?.string, parameter["in"]?.string == "query",
          let lowest = parameter["schema"]?["minimum"]?.number, let highest = parameter["schema"]?["maximum"]?.number
        else { continue }
        let address = "/api" + example + (example.contains("?") ? "&" : "?") + name + "="
        for (value, status) in [(lowest, 200), (highest, 200), (lowest - 1, 400), (highest + 1, 400)] {
          #expect(try await server.get(address + "\(Int(value))").status == status, "\(address)\(Int(value))")
        }
        for value in ["", "x", "1.5", "%201"] {
          #expect(try await server.get(address + value).status == 400, "\(address)\(value)")
        }
      }
    }
  }

  @Test func `responses have their schemas`() async throws {
    for operation in description.operations {
      let schema = try #require(operation.responses["200"]?["content"]?["application/json"]?["schema"])
      for address in APIExamples.responses(of: operation.path) {
        let reply = try await server.get("/api" + address)
        #expect(reply.status == 200, "\(address)")
        #expect(try description.violations(of: schema, in: reply.json()).isEmpty, "\(address)")
      }
    }
  }

  @Test func `errors have their schemas`() async throws {
    for operation in description.operations {
      for (address, status) in APIExamples.errors(of: operation.path) {
        let response = try #require(operation.responses[String(status)], "\(address)")
        let schema = try #require(response["content"]?["application/problem+json"]?["schema"])
        let reply = try await server.get("/api" + address)
        #expect(reply.status == status, "\(address)")
        #expect(try description.violations(of: schema, in: reply.json()).isEmpty, "\(address)")
      }
    }
  }

  @Test(arguments: [
    #"{"id":1}"#, #"{"id":"1","slug":"a","name":"b"}"#, #"{"slug":1,"name":"b"}"#,
    #"{"slug":"a","name":"b","more":true}"#,
  ])
  func `the check of schemas finds what is wrong with a category of products`(_ text: String) throws {
    let operation = try #require(description.operation("/products/categories"))
    let schema = try #require(operation.responses["200"]?["content"]?["application/json"]?["schema"])
    let value = try JSONDecoder().decode(JSONValue.self, from: Data("[\(text)]".utf8))

    #expect(!description.violations(of: schema, in: value).isEmpty)
  }
}
