import Data
import Domain
import Hummingbird
import Mocks
import TestSupport
import Testing

@testable import Server

/// What every ``SessionStore`` promises.
@Suite(.timeLimit(.minutes(10)))
struct SessionStoreTests {
  enum Implementation: CaseIterable, Sendable {
    case mock, file

    /// The cookie of a browser, with and without https.
    case cookie, secureCookie

    /// The tokens of a program.
    case program

    static let cookies: [Implementation] = [.cookie, .secureCookie]
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ implementation: Implementation) -> any SessionStore {
    switch implementation {
    case .mock: MockSessionStore()
    case .file: FileSessionStore(source: "here", folder: folder.path)
    case .cookie, .secureCookie: RequestSession(.page(), isSecure: implementation == .secureCookie)
    case .program: ProgramSession()
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a token is kept until it is replaced or forgotten`(implementation: Implementation) async throws {
    let store = make(implementation)
    #expect(try await store.token() == nil)
    try await store.store(nil)

    try await store.store(Secret("one two"))
    #expect(try await store.token() == Secret("one two"))
    try await store.store(Secret("three"))
    #expect(try await store.token() == Secret("three"))
    try await store.store(nil)
    #expect(try await store.token() == nil)
  }

  @Test(arguments: Implementation.allCases)
  func `an update sees the token, and replaces, keeps or forgets it`(implementation: Implementation) async throws {
    let store = make(implementation)
    #expect(try await store.update { .replace(Secret("one"), $0) } == nil)
    #expect(try await store.update { .keep($0) } == Secret("one"))
    #expect(try await store.token() == Secret("one"))
    #expect(try await store.update { .replace(nil, $0) } == Secret("one"))
    #expect(try await store.token() == nil)
  }
  @Test(arguments: Implementation.cookies)
  func `the next request of a browser has the token`(implementation: Implementation) {
    let isSecure = implementation == .secureCookie
    let first = RequestSession(.page(), isSecure: isSecure)
    #expect(first.cookie == nil)
    first.store(Secret("one"))
    let second = RequestSession(.page(with: first.cookie), isSecure: isSecure)
    #expect(second.token() == Secret("one"))
    #expect(second.cookie?.maxAge ?? 0 > 0)
    second.store(nil)
    #expect(second.cookie?.maxAge == 0)
    // Another kind of server must not take it.
    #expect(RequestSession(.page(with: first.cookie), isSecure: !isSecure).token() == nil)
  }
}
