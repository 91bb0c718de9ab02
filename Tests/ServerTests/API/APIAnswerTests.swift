import Composition
import Domain
import HTTPTypes
import Mocks
import Testing

@testable import Server

/// How answers fit what a client has and understands.
@Suite struct APIAnswerTests {
  static let addresses = APIExamples.answered.values.compactMap(\.first).sorted()

  private let api = APITester()

  @Test(arguments: addresses)
  func `HEAD has the headers of GET and no body`(_ address: String) async throws {
    let head = try await api.ask(address, method: .head)
    let get = try await api.ask(address)

    #expect(head.status == 200)
    #expect(head.bytes.isEmpty)
    for name in ["ETag", "Content-Type", "Cache-Control", "Vary"] {
      #expect(head.header(name) == get.header(name))
      #expect(get.header(name) != nil)
    }
    #expect(get.header("Cache-Control") == "no-cache")
  }

  @Test(arguments: addresses)
  func `a client that has the answer is told so`(_ address: String) async throws {
    let first = try await api.ask(address)
    let tag = try #require(first.header("ETag"))

    let again = try await api.ask(address, headers: [.ifNoneMatch: tag])
    let other = try await api.ask(address, headers: [.ifNoneMatch: "\"other\""])

    #expect(again.status == 304)
    #expect(again.bytes.isEmpty)
    #expect(again.header("ETag") == tag)
    #expect(again.header("Cache-Control") == "no-cache")
    #expect(other.status == 200)
    #expect(other.bytes == first.bytes)
  }

  @Test func `other products make another tag`() async throws {
    let first = try await api.ask("/products?limit=2")
    let second = try await api.ask("/products?limit=3")

    #expect(first.header("ETag") != second.header("ETag"))
  }

  @Test func `a long answer is compressed for who can read it`() async throws {
    let repository = MockProductRepository(products: .fixtures(count: 40))
    let api = APITester(.mock(productUseCase: DefaultProductUseCase(repository: repository)))

    let plain = try await api.ask("/products")
    let compressed = try await api.ask("/products", headers: [.acceptEncoding: "gzip"])

    #expect(plain.header("Content-Encoding") == nil)
    #expect(compressed.header("Content-Encoding") == "gzip")
    #expect(compressed.bytes.prefix(2) == [0x1f, 0x8b])
    #expect(compressed.bytes.count < plain.bytes.count / 4)
    #expect(compressed.header("ETag") != plain.header("ETag"))
    #expect(compressed.header("Vary") == "Accept-Encoding")
  }

  @Test func `the headers that protect browsers are on answers and refusals`() async throws {
    for address in ["/products", "/products/99"] {
      let reply = try await api.ask(address)
      #expect(reply.header("X-Content-Type-Options") == "nosniff")
      #expect(reply.header("X-Request-Id") != nil)
    }
  }
}
