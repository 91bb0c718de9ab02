import Composition
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Mocks
import Presentation
import Testing

@testable import Server

/// What programs are told where there is no answer, and with which status.
@Suite struct APIRefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let address: String
    let status: Int
    let code: String
    let sentence: String

    init(_ address: String, _ status: Int, _ code: String, _ sentence: String) {
      self.address = address
      self.status = status
      self.code = code
      self.sentence = sentence
    }

    var testDescription: String { address }

    /// What the document has as its `status`.
    var member: String? {
      // Articles {
      if ["/everything", "/articles"].contains(where: address.hasPrefix) { return "error" }
      // } Articles
      return nil
    }
  }

  static let cases = [
    Case("/products?limit=0", 400, "invalidLink", "“0” is no value for “limit” in a link."),
    Case("/products?limit=101", 400, "invalidLink", "“101” is no value for “limit” in a link."),
    Case("/products?limit=ten", 400, "invalidLink", "“ten” is no value for “limit” in a link."),
    Case("/products?limit=", 400, "invalidLink", "“” is no value for “limit” in a link."),
    Case("/products?skip=-1", 400, "invalidLink", "“-1” is no value for “skip” in a link."),
    Case(
      "/products?skip=9223372036854775807",
      400,
      "invalidLink",
      "“9223372036854775807” is no value for “skip” in a link."
    ),
    Case("/products?lang=fr", 400, "invalidLink", "“fr” is no value for “lang” in a link."),
    Case("/products?q=%zz", 400, "invalidLink", "“q=%zz” is not a link."),
    Case("/products/search?q=lamp&limit=0", 400, "invalidLink", "“0” is no value for “limit” in a link."),
    Case("/products/category/kitchen?skip=x", 400, "invalidLink", "“x” is no value for “skip” in a link."),
    Case("/products/category/%ff", 400, "invalidLink", "“/api/products/category/%ff” is not a link."),
    Case(
      "/products/category/lightning",
      404,
      "unknownCategory",
      "There is no category “lightning”; there are: garden, kitchen, lighting."
    ),
    Case(
      "/products/category/lightning?skip=60",
      404,
      "unknownCategory",
      "There is no category “lightning”; there are: garden, kitchen, lighting."
    ),
    Case(
      "/products/search?q=lamp&category=",
      404,
      "unknownCategory",
      "There is no category “”; there are: garden, kitchen, lighting."
    ),
    Case("/products/99", 404, "notFound", "There is no product 99."),
    Case("/products/99?lang=de", 404, "notFound", "Es gibt kein Produkt 99."),
    Case("/products/abc", 404, "notFound", "There is nothing here."),
    Case("/products/99999999999999999999", 404, "notFound", "There is nothing here."),
    // Articles {
    Case("/everything", 400, "emptyKeyword", "A search needs a keyword."),
    Case("/everything?q=?!", 400, "emptyKeyword", "A search needs a keyword."),
    Case("/everything?q=bread&pageSize=0", 400, "invalidLink", "“0” is no value for “pageSize” in a link."),
    Case("/everything?q=bread&pageSize=101", 400, "invalidLink", "“101” is no value for “pageSize” in a link."),
    Case("/everything?q=bread&page=0", 400, "invalidLink", "“0” is no value for “page” in a link."),
    Case("/everything?q=bread&page=1000000001", 400, "invalidLink", "“1000000001” is no value for “page” in a link."),
    Case("/articles/99", 404, "notFound", "There is no article 99."),
    Case("/articles/99?lang=fr", 400, "invalidLink", "“fr” is no value for “lang” in a link."),
    // } Articles
    Case("/nothing", 404, "invalidLink", "There is no screen under “/api/nothing”."),
    Case("", 404, "invalidLink", "There is no screen under “/api”."),
    Case("/articles", 404, "invalidLink", "There is no screen under “/api/articles”."),
  ]

  private let api = APITester()

  @Test(arguments: cases)
  func `a refusal is a problem document`(_ refusal: Case) async throws {
    let reply = try await api.ask(refusal.address)

    #expect(reply.status == refusal.status)
    #expect(reply.header("Content-Type") == "application/problem+json")
    #expect(reply.header("Cache-Control") == "no-store")
    #expect(reply.header("ETag") == nil)
    let expected = ProblemReply(
      title: refusal.status == 400 ? "Bad Request" : "Not Found",
      detail: refusal.sentence,
      code: refusal.code,
      message: refusal.sentence,
      status: refusal.member
    )
    #expect(try reply.decoded() == expected)
  }

  @Test(arguments: [
    "/products/99", "/products?limit=0", "/nothing",
    "/articles",
  ])
  func `a refusal of HEAD has no body`(_ address: String) async throws {
    let head = try await api.ask(address, method: .head)
    let get = try await api.ask(address)

    #expect(head.bytes.isEmpty)
    #expect(head.status == get.status)
    #expect(head.header("Content-Length") == get.header("Content-Length"))
  }

  @Test func `a program that doubles a slash still gets a problem document`() async throws {
    let reply = try await api.ask("//products//99")

    #expect(reply.status == 404)
    #expect(reply.header("Content-Type") == "application/problem+json")
  }

  @Test func `a refusal speaks the language that is accepted`() async throws {
    let reply = try await api.ask("/products/99", headers: [.acceptLanguage: "fr, de;q=0.8"])

    #expect(try reply.decoded(as: ProblemReply.self).message == "Es gibt kein Produkt 99.")
    #expect(reply.header("Content-Language") == "de")
    #expect(reply.header("Vary")?.contains("Accept-Language") == true)
  }

  @Test(arguments: [
    (DomainError.offline, 502, "offline"), (.timedOut, 504, "timedOut"), (.cancelled, 503, "cancelled"),
    (.refused(code: "apiKeyInvalid", message: nil), 502, "refused"),
    (.refused(code: "rateLimited", message: nil, isTemporary: true), 503, "refused"),
    (.invalidResponse(field: "total"), 502, "invalidResponse"), (.categoryIgnored("audio"), 502, "categoryIgnored"),
    (.storage(.busy), 503, "storage"), (.storage(.full), 500, "internalError"),
    (.storage(.isFolder(path: "/secret")), 500, "internalError"),
    (.storage(.notWritable(path: "/secret")), 500, "internalError"), (.storage(.other(code: 11)), 500, "internalError"),
  ])
  func `what the source cannot do has a status`(_ error: DomainError, _ status: Int, _ code: String) async throws {
    let failing = MockBehaviour(throwError: error)
    let api = APITester(
      .mock(
        productUseCase: MockProductUseCase(behaviour: failing),
        articleUseCase: MockArticleUseCase(behaviour: failing),
        pickupPointUseCase: MockPickupPointUseCase(behaviour: failing)
      )
    )

    for address in APIExamples.answered.values.compactMap(\.first) where address != "/openapi.json" {
      let reply = try await api.ask(address)
      #expect(reply.status == status, "\(address)")
      let problem: ProblemReply = try reply.decoded()
      #expect(problem.code == code, "\(address)")
      if status == 500 {
        #expect(problem.message.hasPrefix("Something went wrong") && !reply.text.contains("secret"), "\(address)")
      } else {
        let localization = Localization(language: .english)
        #expect(problem.message == ErrorViewData(error, on: nil, localization: localization).message, "\(address)")
      }
      #expect(reply.header("Retry-After") == (status == 503 ? "1" : nil), "\(address)")
    }
  }

  @Test func `an answer that takes too long is given up`() async throws {
    let slow = MockBehaviour(delay: .seconds(3_600))
    let api = APITester(.mock(productUseCase: MockProductUseCase(behaviour: slow)), requestTimeout: 0)

    let reply = try await api.ask("/products/1")

    #expect(reply.status == 504)
    #expect(try reply.decoded(as: ProblemReply.self).code == "timedOut")
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch])
  func `other methods than GET and HEAD are refused`(_ method: HTTPRequest.Method) async throws {
    let reply = try await api.ask("/products", method: method)

    #expect(reply.status == 405)
    #expect(reply.header("Allow") == "GET, HEAD")
    #expect(try reply.decoded(as: ProblemReply.self).code == "methodNotAllowed")
  }

  // Articles {
  @Test func `what is too long for NewsAPI's format is refused in that`() async throws {
    let long = try await api.ask("/everything?q=" + String(repeating: "a", count: 5_000))

    #expect(long.status == 414)
    #expect(try long.decoded(as: ProblemReply.self).status == "error")
  }

  // } Articles
  @Test func `what is too long or too large is refused in the same form`() async throws {
    let long = try await api.ask("/products/search?q=" + String(repeating: "a", count: 5_000))
    let large = try await api.ask("/products", headers: [.contentLength: "100000"])
    let heavy = try await api.ask("/products", headers: [.accept: String(repeating: "a", count: 20_000)])

    #expect(long.status == 414)
    #expect(try long.decoded(as: ProblemReply.self).code == "tooLong")
    #expect(large.status == 413)
    #expect(try large.decoded(as: ProblemReply.self).code == "tooLarge")
    #expect(heavy.status == 431)
    #expect(try heavy.decoded(as: ProblemReply.self).code == "headersTooLarge")
  }
}
