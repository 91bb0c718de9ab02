import CZlib
import HTTPTypes
import Hummingbird
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct DocumentTests {
  @Test func `the same page has the same tag, and is sent once`() async throws {
    let first = try await TestServer().get(Home.list)
    let tag = try #require(first["ETag"])

    let again = try await TestServer().get(Home.list, [.ifNoneMatch: tag])
    let another = try await TestServer().get(Home.item, [.ifNoneMatch: tag])

    #expect(tag.hasPrefix("\""))
    #expect(again.status == 304)
    #expect(again.bytes.isEmpty)
    #expect(again["ETag"] == tag)
    #expect(another.status == 200)
  }

  @Test(arguments: ["*", "W/TAG", "\"other\", TAG", "TAG ,\"other\""])
  func `a tag is matched in every form`(header: String) {
    let tag = EntityTag([1, 2, 3], isCompressed: false)

    #expect(tag.isMatched(by: header.replacing("TAG", with: tag.value)))
    #expect(!EntityTag([1, 2], isCompressed: false).isMatched(by: "\"other\", " + tag.value))
    #expect(tag != EntityTag([1, 2, 3], isCompressed: true))
  }

  @Test func `a page has no identifier that a field of a form could have`() {
    let layout = String(decoding: PackageResources.layout_mustache, as: UTF8.self)
    let identifiers = layout.matches(of: /\sid="([^"{]+)"/).map(\.1)

    #expect(!identifiers.isEmpty)
    #expect(identifiers.allSatisfy { $0.contains("-") })
  }

  @Test func `every different byte makes another tag`() {
    let bytes = Array(0..<UInt8(21))
    var others = bytes.indices.map { index in
      var other = bytes
      other[index] ^= 0x80
      return other
    }
    others += [bytes + [0], Array(bytes.dropLast()), [], [0], Array(repeating: 0, count: 8), bytes.reversed()]
    others.append(Array(bytes[8..<16] + bytes[0..<8] + bytes[16...]))

    let tags = (others + [bytes]).map { EntityTag($0, isCompressed: false).value }

    #expect(Set(tags).count == tags.count)
    #expect(EntityTag(bytes, isCompressed: false).value == "\"0b7ce45a72451a61ede2b8b31d710692\"")
  }

  @Test(arguments: ["gzip", "br, gzip;q=0.5", "deflate,gzip", String(repeating: ",", count: 996) + "gzip, br"])
  func `a client that accepts gzip gets the same text compressed`(header: String) async throws {
    let plain = try await TestServer().get(Home.list)
    let compressed = try await TestServer().get(Home.list, [.acceptEncoding: header])

    #expect(compressed["Content-Encoding"] == "gzip")
    #expect(compressed.bytes.count < plain.bytes.count)
    #expect(compressed["ETag"] != plain["ETag"])
    #expect(Self.inflate(compressed.bytes) == plain.bytes)
  }

  @Test(arguments: [(1_023, false), (1_024, true)])
  func `what fits into one packet stays uncompressed`(size: Int, isCompressed: Bool) {
    let headers: HTTPFields = [.acceptEncoding: "gzip"]
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/", headerFields: headers)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))

    let response = Document(contentType: "text/plain", bytes: Array(repeating: 0, count: size)).response(to: request)

    #expect(response.headers[.contentEncoding] == (isCompressed ? "gzip" : nil))
  }

  @Test(arguments: ["", "gzip;q=0", "br", "xgzip", String(repeating: ",", count: 997) + "gzip"])
  func `any other client gets it uncompressed`(header: String) async throws {
    let page = try await TestServer().get(Home.list, [.acceptEncoding: header])

    #expect(page["Content-Encoding"] == nil)
    #expect(page.text.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `HEAD has the headers of the page and no body`() async throws {
    let head = try await TestServer().send(.head, Home.list)
    let page = try await TestServer().get(Home.list)

    #expect(head.status == 200)
    #expect(head.bytes.isEmpty)
    #expect(head["ETag"] == page["ETag"])
    #expect(head["Content-Length"] == String(page.bytes.count))
  }

  private static func inflate(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
    defer { inflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: 1 << 20) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = 1 << 20
        count = CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END ? (1 << 20) - Int(stream.avail_out) : 0
      }
    }
  }
}
