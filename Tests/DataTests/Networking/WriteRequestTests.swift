import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that send something, and that a person sends.
@Suite(.timeLimit(.minutes(10)))
struct WriteRequestTests {
  private func request(of endpoint: Endpoint) async throws -> URLRequest {
    let session = MockNetworkSession(.response(body: "{}"))
    try await NetworkService.test(session).send(endpoint)
    return try #require(await session.requests.first)
  }

  @Test func `sends a body as JSON, and a key for the write`() async throws {
    let endpoint = Endpoint(.put, "orders", "a/b", sending: ["title": "lamp"], idempotencyKey: "5f1c")
    let request = try await request(of: endpoint)

    #expect(request.httpMethod == "PUT")
    #expect(request.url?.absoluteString == "https://shop.example/api/orders/a%2Fb")
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    // A string of Structured Fields (RFC 9651).
    #expect(request.value(forHTTPHeaderField: "Idempotency-Key") == #""5f1c""#)
    #expect(request.httpBody == Data(#"{"title":"lamp"}"#.utf8))
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func `sends the token of a person in a header`() async throws {
    let request = try await request(of: Endpoint(path: ["me"]).authorized(by: Secret("abc")))

    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer abc")
    #expect(request.httpBody == nil)
    #expect(request.value(forHTTPHeaderField: "Content-Type") == nil)
  }

  @Test(arguments: [
    (Endpoint(.post, "orders", sending: [1]), 1), (Endpoint(.patch, "orders", sending: [1]), 1),
    (Endpoint(.post, "orders", sending: [1], idempotencyKey: "5f1c"), 3),
    (Endpoint(.patch, "orders", sending: [1], idempotencyKey: "5f1c"), 3), (Endpoint(.put, "orders", sending: [1]), 3),
    (Endpoint(method: .delete, path: ["orders"]), 3),
  ])
  func `a write is sent again only if that cannot do it twice`(endpoint: Endpoint, attempts: Int) async {
    let session = MockNetworkSession(.response(status: 503, body: ""))
    await #expect(throws: NetworkError.self) { try await NetworkService.test(session).send(endpoint) }

    #expect(await session.requests.count == attempts)
    #expect(await Set(session.requests.map { $0.value(forHTTPHeaderField: "Idempotency-Key") }).count == 1)
  }

  @Test func `a response without a body says that a request was done`() async throws {
    let session = MockNetworkSession(.response(status: 204, body: ""))
    try await NetworkService.test(session).send(Endpoint(method: .delete, path: ["orders"]))
    #expect(await session.requests.map(\.httpMethod) == ["DELETE"])
  }

  private static let rules: [ValidationError.Rule] = [
    .required, .tooShort(minimum: 3), .tooLong(maximum: 32), .invisibleCharacters, .nameCharacters, .taken, .integer,
    .link, .comma, .tooSmall(minimum: -1), .tooLarge(maximum: 9), .wrongPassword,
  ]

  @Test(arguments: rules)
  func `a problem of a field is the same after it was sent`(rule: ValidationError.Rule) async throws {
    let problems = ["username", "a/b~c"].map { ValidationError.Problem($0, rule) }
    let errors = problems.map { FieldProblemJSON($0, detail: "No.") }
    let body = String(decoding: try JSONEncoder.storefront.encode(["errors": errors]), as: UTF8.self)
    let session = MockNetworkSession(.response(status: 422, body: body))

    #expect(await NetworkService.test(session).failure() == .invalid(ValidationError(problems)))
    #expect(errors.map(\.pointer) == ["#/username", "#/a~1b~0c"])
  }

  @Test(arguments: [
    ##"[{"pointer":"#/a","detail":"No.","code":"new"}]"##, ##"[{"pointer":"a","detail":"No.","code":"required"}]"##,
    ##"[{"pointer":"#/a","detail":"No.","code":"tooShort"}]"##, ##"[{"message":"No."}]"##,
    ##"["No."]"##, ##"{"a":"No."}"##,
    "null", "[]", "1",
  ])
  func `problems in another form leave the code and the message`(errors: String) async {
    let body = #"{"code":"invalid","message":"No.","errors":\#(errors)}"#
    let session = MockNetworkSession(.response(status: 422, body: body))

    #expect(await NetworkService.test(session).failure() == .status(422, code: "invalid", message: "No."))
  }
}
