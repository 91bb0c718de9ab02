import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

/// What a session in a file promises beyond ``SessionStore``.
@Suite(.timeLimit(.minutes(10)))
struct FileSessionStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var state: String { folder.path("state/storefront") }

  private func store(
    _ source: String = "here",
    sleep: @escaping FileSessionStore.Sleep = { _ in }
  ) -> FileSessionStore {
    FileSessionStore(source: source, folder: state, lockTimeout: .seconds(1), sleep: sleep)
  }

  /// The path of the file, which is the only one.
  private func file() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: state).filter { !$0.hasSuffix(".lock") }
    return state + "/" + (try #require(names.count == 1 ? names.first : nil))
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `only the owner can read the file and its folder`() async throws {
    try await store().store(Secret("one"))
    #expect(try mode(of: file()) == 0o600)
    #expect(try mode(of: state) == 0o700)

    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file())
    try await store().store(Secret("two"))
    #expect(try mode(of: file()) == 0o600)
  }

  @Test func `the token of another source is not returned`() async throws {
    try await store().store(Secret("one"))
    #expect(try await store("there").token() == nil)

    // As if both sources had the same file.
    try FileManager.default.removeItem(atPath: folder.path("state"))
    try await store("there").store(Secret("two"))
    let path = try file()
    try await store("here").store(Secret("one"))
    let other = try #require(
      try FileManager.default.contentsOfDirectory(atPath: state).map { state + "/" + $0 }.first { $0 != path }
    )
    try FileManager.default.removeItem(atPath: other)
    try FileManager.default.moveItem(atPath: path, toPath: other)
    #expect(try await store("here").token() == nil)
  }

  @Test(arguments: [
    "", "\n", "here", "here\n", "here\n\n", "here\none", "here\none\ntwo\n", "here\nö\n", "here\n\u{1}\n", "{}",
    "there\none\n",
  ])
  func `other content is no session, and the next session replaces it`(text: String) async throws {
    try await store().store(Secret("one"))
    try Data(text.utf8).write(to: URL(filePath: file()))
    #expect(try await store().token() == nil)

    try await store().store(Secret("two"))
    #expect(try await store().token() == Secret("two"))
  }

  @Test func `bytes that are no text, or too many, are no session`() async throws {
    try await store().store(Secret("one"))
    for bytes in [Data([0xff, 0xfe, 0x0a]), Data("here\n".utf8) + Data(repeating: 0x78, count: 100_000)] {
      try bytes.write(to: URL(filePath: file()))
      #expect(try await store().token() == nil)
    }
  }

  @Test(arguments: ["", "one\ntwo", "ö"])
  func `a text that is no token is not stored`(token: String) async throws {
    try await store().store(Secret("one"))
    await #expect(throws: DomainError.invalidResponse(field: "token")) { try await store().store(Secret(token)) }
    #expect(try await store().token() == Secret("one"))
  }

  @Test func `a folder that cannot be made is an error without the token`() async throws {
    try folder.write("", to: "state")
    await #expect {
      try await store().store(Secret("Tr0ub4dor"))
    } throws: { error in
      guard case DomainError.storage(.notWritable) = error else { return false }
      return !"\(error)".contains("Tr0ub4dor")
    }
  }

  @Test func `an update waits for another one, and not forever`() async throws {
    try await store().store(Secret("one"))
    let path = try file()
    let lock = try #require(try SecretFile(path: path).lock())
    await #expect(throws: DomainError.timedOut) {
      try await store().update { _ in .replace(Secret("two"), ()) }
    }
    await #expect(throws: DomainError.cancelled) {
      try await store(sleep: { _ in throw CancellationError() }).update { _ in .replace(Secret("two"), ()) }
    }
    #expect(try await store().token() == Secret("one"))

    let isReleased = store(sleep: { _ in lock.unlock() })
    #expect(try await isReleased.update { .replace(Secret("two"), $0) } == Secret("one"))
    #expect(try await store().token() == Secret("two"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: state).count == 2)
  }

  @Test func `an update that fails changes nothing and releases the lock`() async throws {
    try await store().store(Secret("one"))
    await #expect(throws: DomainError.offline) {
      try await store().update { _ throws(DomainError) -> SessionChange<Void> in throw .offline }
    }
    #expect(try await store().update { .keep($0) } == Secret("one"))
  }

  @Test func `of many updates none is lost`() async throws {
    try await store().store(Secret("0"))
    let store = FileSessionStore(source: "here", folder: state, lockTimeout: .seconds(1_000_000)) { _ in
      await Task.yield()
    }
    _ = try await inParallel(Array(0..<100)) { _ in
      try await store.update { token in
        await Task.yield()
        return .replace(Secret(String((Int(token?.value ?? "") ?? 0) + 1)), ())
      }
    }
    #expect(try await store.token() == Secret("100"))
  }
}
