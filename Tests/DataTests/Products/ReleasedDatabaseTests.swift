import Domain
import Foundation
import GRDB
import Mocks
import TestSupport
import Testing

@testable import Data

/// Databases as earlier releases wrote them. A release that changes the schema adds one to `Releases`, under its date.
@Suite(.timeLimit(.minutes(10)))
struct ReleasedDatabaseTests {
  private static let releases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Releases")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: releases.path).filter { $0.hasSuffix(".sqlite") }.sorted()
    }
  }

  /// A copy, as opening a database changes it.
  private func database(_ file: String) throws -> LocalDatabase {
    let path = folder.path(file)
    try FileManager.default.copyItem(atPath: Self.releases.appending(path: file).path, toPath: path)
    return .storefront(at: path)
  }

  @Test func `there is one of the first release`() throws {
    #expect(try Self.files.first == "2026-11-22.sqlite")
  }

  @Test(arguments: try Self.files)
  func `is brought up to date, and read`(file: String) async throws {
    let database = try database(file)
    let products = try await ProductLocalRepository(database: database).page()
    let found = try await ArticleLocalRepository(database: database).page(
      matching: ArticleQuery(text: SearchText("coffee"))
    )
    let pickupPoints = try await database.documents(PickupPointJSON.self).page()

    #expect(products.total == .exactly(528))
    #expect(products.items.first?.title.isEmpty == false)
    #expect(found.total.reachable > 0)
    #expect(pickupPoints.items.isEmpty)
  }

  @Test(arguments: try Self.files)
  func `has the tables of a new database then, and is sound`(file: String) async throws {
    let tables = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    let new = try await LocalDatabase.storefront(at: folder.path("new.sqlite")).strings(tables)
    let database = try database(file)

    #expect(try await database.strings(tables) == new)
    #expect(try await database.strings("PRAGMA integrity_check") == ["ok"])
    #expect(try await database.strings("PRAGMA foreign_key_check") == [])
  }

  @Test func `keeps the accounts that it has`() async throws {
    let accounts = try await database("2026-11-26.sqlite").strings("SELECT username FROM account")
    #expect(accounts == ["Noah"])
  }

  @Test func `keeps the addresses, the favourites and the sessions that it has`() async throws {
    let database = try database("2026-11-26-favourites.sqlite")
    let owner = try #require(try await database.strings("SELECT id FROM account").first)
    let addresses = EditableLocalRepository<AddressJSON>(database: database) { owner }
    #expect(try await addresses.page("hamburg").items.map(\.values.street) == ["Lane 4"])

    let favourites = try await FavouriteLocalStore(database: database, owner: owner).changes()
    #expect(favourites.count == 2)
    #expect(favourites.filter(\.isFavourite).map(\.itemID) == [13])
    #expect(try await database.count("session") == 1)
    #expect(try await database.count("tokenFamily") == 1)
  }

  @Test func `each released migration has run in one of them`() throws {
    let applied = try Self.files.flatMap { file in
      let path = folder.path("copy of \(file)")
      try FileManager.default.copyItem(atPath: Self.releases.appending(path: file).path, toPath: path)
      return try OtherProcess(at: path).read { db in
        try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations")
      }
    }
    #expect(Set(ReleasedSchemaTests.released).subtracting(applied).isEmpty)
  }

  @Test(arguments: try Self.files)
  func `takes accounts and their addresses`(file: String) async throws {
    let database = try database(file)
    let repository = AuthLocalRepository(
      database: database,
      cryptography: MockCryptography(),
      attempts: LocalSignInAttempts(database: database, cryptography: MockCryptography()),
      origin: "here"
    )
    let credentials = try Credentials(newUsername: "mira", password: Secret("correct horse"))
    let account = try await repository.register(credentials).account

    #expect(try await repository.signIn(credentials).account == account)
    let addresses = EditableLocalRepository<AddressJSON>(database: database) { account.id }
    let address = try await addresses.create(try Address.fixture().values, key: "key")
    #expect(try await addresses.page("hamburg").items == [address])
  }
}
