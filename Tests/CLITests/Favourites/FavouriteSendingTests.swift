import FlyingFox
import Foundation
import NetworkTestSupport
import TestSupport
import Testing

/// Favourites of a person whose server takes no changes now.
@Suite(.timeLimit(.minutes(10)))
struct FavouriteSendingTests {
  private let storefront: StorefrontProcess
  private let server: TestServer

  init() async throws {
    storefront = try StorefrontProcess()
    let account =
      #"{"id":"1","username":"mira","createdAt":"2026-03-01T09:00:00Z","accessToken":"a","refreshToken":"r"}"#
    server = try await TestServer { request in
      switch request.path {
      case "/auth/register": HTTPResponse(statusCode: .created, body: Data(account.utf8))
      case "/auth/me": HTTPResponse(statusCode: .ok, body: Data(account.utf8))
      case "/favourite-changes":
        HTTPResponse(statusCode: .ok, body: Data(#"{"changes":[],"cursor":0,"hasMore":false}"#.utf8))
      default: HTTPResponse(statusCode: .notImplemented)
      }
    }
  }

  private func run(_ arguments: String..., input: String = "") async throws -> ProgramRun {
    let process = try storefront.make(arguments + ["--source", server.baseURL.absoluteString, "--timeout", "3600"])
    return try await ProgramRun.ended(process, input: input)
  }

  @Test func `a change that is kept is said to be sent later, and one that is not is no such thing`() async throws {
    let registered = try await run("account", "register", "--set", "username=mira", input: "correct horse\n")
    #expect(registered.status == 0, "\(registered)")
    // The second one comes right after an attempt that has failed.
    for id in ["13", "14"] {
      let kept = try await run("favourite", "add", id)
      #expect(kept.status == 0)
      #expect(kept.errors.contains("It is kept on this device and will be sent later"))
    }

    let home = storefront.home.url
    let files = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let database = try #require(files?.first { $0.lastPathComponent.hasPrefix("device-") })
    try Data("no database".utf8).write(to: database)
    let lost = try await run("favourite", "add", "21")
    #expect(lost.status == 1)
    #expect(lost.output == "")
    #expect(!lost.errors.contains("kept"))
  }
}
