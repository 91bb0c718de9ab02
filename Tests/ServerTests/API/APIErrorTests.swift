import Domain
import HTTPTypes
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// Errors for programs: problem documents.
@Suite(.timeLimit(.minutes(10))) struct APIErrorTests {
  typealias Case = (address: String, status: Int, code: String, sentence: String)

  /// A parameter without a valid value.
  private static func invalid(_ address: String, _ name: String, _ value: String) -> Case {
    (address, 400, "invalidLink", "“\(value)” is not a valid value for “\(name)” in a link.")
  }

  private static let categories = "there are: garden, kitchen, lighting."
  static let cases: [Case] =
    [
      invalid("/products?limit=0", "limit", "0"), invalid("/products?limit=101", "limit", "101"),
      invalid("/products?limit=ten", "limit", "ten"), invalid("/products?limit=", "limit", ""),
      invalid("/products?skip=-1", "skip", "-1"),
      invalid("/products?skip=9223372036854775807", "skip", "9223372036854775807"),
      invalid("/products?lang=fr", "lang", "fr"), invalid("/products/search?q=lamp&limit=0", "limit", "0"),
      invalid("/products/search?category=", "category", ""), invalid("/products/category/kitchen?skip=x", "skip", "x"),
      // A plus sign is a space, and only the first equals sign separates.
      invalid("/products?limit=1+2", "limit", "1 2"), invalid("/products?limit=1=2=3", "limit", "1=2=3"),
      ("/products?q=%zz", 400, "invalidLink", "“q=%zz” is not a link."),
      ("/products/category/%ff", 400, "invalidLink", "“/api/products/category/%ff” is not a link."),
      ("/products/category/x?skip=60", 404, "unknownCategory", "There is no category “x”; \(categories)"),
      ("/products/search?category=x", 404, "unknownCategory", "There is no category “x”; \(categories)"),
      ("/products/99?lang=de", 404, "notFound", "Es gibt kein Produkt 99."),
      ("/products/abc", 404, "notFound", "There is no product abc."),
      ("/everything", 400, "emptyKeyword", "A search needs a keyword."),
      ("/everything?q=?!", 400, "emptyKeyword", "A search needs a keyword."),
      invalid("/everything?q=bread&pageSize=101", "pageSize", "101"),
      invalid("/everything?q=bread&page=1000000001", "page", "1000000001"),
      ("/articles", 404, "invalidLink", "There is no screen under “/api/articles”."),
      ("/nothing", 404, "invalidLink", "There is no screen under “/api/nothing”."),
      ("", 404, "invalidLink", "There is no screen under “/api”."),
      ("//products//99", 404, "notFound", "There is no product 99."),
    ]
    + Features.shared.flatMap { feature in
      [
        ("/\(feature.name)/99", 404, "notFound", feature.notFound("99")),
        invalid("/\(feature.name)/99?lang=fr", "lang", "fr"),
        ("/\(feature.name)/%zz", 400, "invalidLink", "“/api/\(feature.name)/%zz” is not a link."),
      ]
    }

  @Test(arguments: cases)
  func `an error is a problem document`(_ error: Case) async throws {
    let reply = try await TestServer().get("/api" + error.address)

    #expect(reply.status == error.status)
    #expect(reply["Content-Type"] == "application/problem+json")
    #expect(reply["Cache-Control"] == "no-store")
    #expect(reply["ETag"] == nil)
    #expect(reply["X-Request-Id"] != nil)
    let expected: [String: JSONValue?] = [
      "type": .string("about:blank"), "title": .string(error.status == 400 ? "Bad Request" : "Not Found"),
      "detail": .string(error.sentence), "code": .string(error.code), "message": .string(error.sentence),
      "status": ["/everything", "/articles"].contains(where: error.address.hasPrefix) ? .string("error") : nil,
    ]
    #expect(try reply.json() == .object(expected.compactMapValues(\.self)))
  }

  @Test(arguments: ["\(Home.list)/99", "\(Home.list)?lang=fr", "/nothing"])
  func `an error of HEAD has no body`(_ address: String) async throws {
    let head = try await TestServer().send(.head, "/api" + address)
    let get = try await TestServer().get("/api" + address)

    #expect(head.bytes.isEmpty)
    #expect(head.status == get.status)
    #expect(head["Content-Length"] == get["Content-Length"])
  }

  @Test func `an error is in the accepted language`() async throws {
    let reply = try await TestServer().get("/api/nothing", [.acceptLanguage: "fr, de;q=0.8"])

    #expect(try reply.json()["message"] == .string("Unter „/api/nothing“ gibt es keine Ansicht."))
    #expect(reply["Content-Language"] == "de")
    #expect(reply["Vary"]?.contains("Accept-Language") == true)
  }

  @Test(arguments: [
    (DomainError.offline, 502, "offline"), (.timedOut, 504, "timedOut"), (.cancelled, 503, "cancelled"),
    (.refused(code: "apiKeyInvalid", message: nil), 502, "refused"),
    (.refused(code: "rateLimited", message: nil, isTemporary: true), 503, "refused"),
    (.invalidResponse(field: "total"), 502, "invalidResponse"), (.categoryIgnored("audio"), 502, "categoryIgnored"),
    (.storage(.busy), 503, "storage"), (.storage(.full), 500, "internalError"),
    (.storage(.isFolder(path: "/secret")), 500, "internalError"),
    (.storage(.notWritable(path: "/secret")), 500, "internalError"),
    (.storage(.other(code: "11")), 500, "internalError"),
  ])
  func `an error of the source has a status`(_ error: DomainError, _ status: Int, _ code: String) async throws {
    let server = try TestServer(MockSettings(behaviour: MockBehaviour(throwError: error)))

    for path in APIDescription.paths where path != "/openapi.json" {
      let address = try #require(APIExamples.responses(of: path).first)
      let reply = try await server.get("/api" + address)
      #expect(reply.status == status, "\(address)")
      let problem = try reply.json()
      #expect(problem["code"] == .string(code), "\(address)")
      if status == 500 {
        #expect(problem["message"]?.string?.hasPrefix("Something went wrong") == true, "\(address)")
        #expect(!reply.text.contains("secret"), "\(address)")
      } else {
        let view = ErrorViewData(error, on: nil, localization: Localization())
        #expect(problem["message"] == .string(view.message), "\(address)")
      }
      #expect(reply["Retry-After"] == (status == 503 ? "1" : nil), "\(address)")
    }
  }

  @Test func `a response that takes too long is an error`() async throws {
    var settings = ServerSettings.patient
    settings.requestTimeout = 0

    let reply = try await TestServer(MockSettings(behaviour: MockHold().behaviour), settings).get("/api\(Home.item)")

    #expect(reply.status == 504)
    #expect(try reply.json()["code"] == .string("timedOut"))
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch])
  func `only GET and HEAD are supported`(_ method: HTTPRequest.Method) async throws {
    let reply = try await TestServer().send(method, "/api\(Home.list)")

    #expect(reply.status == 405)
    #expect(reply["Allow"] == "GET, HEAD")
    #expect(try reply.json()["code"] == .string("methodNotAllowed"))
  }

  @Test func `a request that is too long or too large is an error of the same form`() async throws {
    let text = String(repeating: "a", count: 20_000)
    let server = try TestServer()
    let replies = [
      (try await server.get("/api\(Home.list)?q=" + text), 414, "tooLong"),
      (try await server.get("/api\(Home.list)", [.contentLength: "100000"]), 413, "tooLarge"),
      (try await server.get("/api\(Home.list)", [.accept: text]), 431, "headersTooLarge"),
    ]

    for (reply, status, code) in replies {
      #expect(reply.status == status)
      #expect(try reply.json()["code"] == .string(code))
    }
    #expect(try await server.get("/api/everything?q=" + text).json()["status"] == .string("error"))
  }
}
