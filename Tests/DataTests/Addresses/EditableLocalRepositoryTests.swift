import Domain
import Mocks
import TestSupport
import Testing

@testable import Data

/// What the tables of items that people change promise. A suite with all implementations has the rest.
@Suite(.timeLimit(.minutes(10)))
struct EditableLocalRepositoryTests {
  @Test func `the items of an account are deleted with it`() async throws {
    let folder = try TemporaryFolder()
    let database = LocalDatabase.storefront(at: folder.path("addresses.sqlite"))
    try await database.execute("INSERT INTO account VALUES ('1', '1', '1', '', 0)")
    let repository = EditableLocalRepository<AddressJSON>(database: database) { "1" }
    _ = try await repository.create(Address.fixture(recipient: "Office").values, key: "1")
    let search = "SELECT rowid FROM addressesSearch WHERE addressesSearch MATCH 'office'"
    #expect(try await database.strings(search).count == 1)

    try await database.execute("DELETE FROM account")
    #expect(try await database.count("addresses") == 0)
    #expect(try await database.strings(search).isEmpty)
  }
}
