import Composition
import Domain
import Foundation
import TestSupport
import Testing

@testable import Server

/// The keys that sign the tokens of programs.
@Suite(.timeLimit(.minutes(10)))
struct TokenKeyTests {
  private let folder: TemporaryFolder
  private let claims = AccessClaims(account: "1", session: "2", refresh: "3")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func signer(_ keys: Secret) -> JWTSigner { JWTSigner(keys: TokenKeys { keys }, issuer: "here") }

  @Test func `without one in the settings, a key is made and kept with the database`() async throws {
    let token = try await Program(TestServer(ServerApplication.withAccounts(in: folder))).register()
      .string("accessToken")
    let path = folder.path("storefront.sqlite.key")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(TokenKeys.keys(in: Secret(try folder.text(of: "storefront.sqlite.key")))?.map(\.count) == [32])

    let restarted = try TestServer(ServerApplication.withAccounts(in: folder))
    #expect(try await Program(restarted).get("me", token).status == 200)
  }

  @Test func `servers that start at the same time have the same key`() async throws {
    let folder = folder
    let keys = try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          let configuration = Configuration(databasePath: folder.path("storefront.sqlite"))
          return try await DIContainer.live(configuration).tokenKey(orMake: TokenKeys.make)
        }
      }
      return try await group.reduce(into: Set<Secret>()) { $0.insert($1) }
    }
    #expect(keys.count == 1)
    #expect(try folder.names().filter { $0.contains(".key") } == ["storefront.sqlite.key"])
  }

  @Test(arguments: ["", "x", "short\n", "bm90IGxvbmcgZW5vdWdo\n"])
  func `a file with something else is an error that quotes nothing`(text: String) async throws {
    try folder.write(text, to: "storefront.sqlite.key")
    let server = try TestServer(ServerApplication.withAccounts(in: folder))
    let reply = try await Program(server).register()
    #expect(reply.status >= 500)
    #expect(text.count < 3 || !reply.text.contains(text.dropLast()))
    #expect(try folder.text(of: "storefront.sqlite.key") == text)
  }

  @Test func `the first key signs, and tokens of the others are accepted`() async throws {
    let (old, new) = (TokenKeys.make(), TokenKeys.make())
    let token = try await signer(old).sign(claims)
    let both = Secret("\(new.value)\n\(old.value)\n")

    #expect(try await signer(both).claims(of: token) == claims)
    await #expect(throws: DomainError.signInRequired) { try await signer(new).claims(of: token) }
    #expect(try await signer(new).claims(of: try await signer(both).sign(claims)) == claims)
  }

  @Test func `keys of the operator that cannot be used are an error at the start`() throws {
    var settings = ServerSettings.patient
    for text in ["", "\n", "secret", "c2hvcnQ=", TokenKeys.make().value + "\nsecret"] {
      settings.tokenKeys = try folder.write(text, to: "keys").path
      let failure = #expect(throws: ServerSettings.Failure.self) {
        try ServerApplication(settings, useCases: .mock()).router()
      }
      #expect(failure?.description.hasPrefix("--token-keys") == true)
      #expect(failure?.description.contains("secret") == false)
    }
    settings.tokenKeys = folder.path("missing")
    #expect(throws: ServerSettings.Failure.self) { try ServerApplication(settings, useCases: .mock()).router() }
  }
}
