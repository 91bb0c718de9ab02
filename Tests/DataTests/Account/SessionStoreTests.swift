import Data
import Domain
import Mocks
import TestSupport
import Testing

/// What every ``SessionStore`` promises.
@Suite(.timeLimit(.minutes(10)))
struct SessionStoreTests {
  enum Implementation: CaseIterable, Sendable {
    case mock, file
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ implementation: Implementation) -> any SessionStore {
    switch implementation {
    case .mock: MockSessionStore()
    case .file: FileSessionStore(source: "here", folder: folder.path)
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
}
