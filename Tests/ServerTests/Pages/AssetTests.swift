import HTTPTypes
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct AssetTests {
  @Test func `pages refer to versions of assets, which browsers keep`() async throws {
    let server = try TestServer()
    let page = try await server.get(Home.list).text

    for asset in [Asset.stylesheet, .icon, .script] {
      #expect(page.contains("\"\(asset.path)\""))
      let reply = try await server.get(asset.path)
      #expect(reply.status == 200)
      #expect(reply["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(reply["ETag"].map { "\"\(asset.path.split(separator: "?v=")[1])\"" == $0 } == true)
    }
  }

  @Test(arguments: ["/favicon.ico", "/assets/icon.svg", "/assets/icon.svg?v=old", "/assets/storefront.css"])
  func `browsers ask again for any other version`(path: String) async throws {
    let server = try TestServer()
    let reply = try await server.get(path)
    let tag = try #require(reply["ETag"])

    #expect(reply.status == 200)
    #expect(reply["Cache-Control"] == "public, max-age=3600")
    #expect(try await server.get(path, [.ifNoneMatch: tag]).status == 304)
  }
}
