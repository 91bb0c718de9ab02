import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct AddressRepositoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `values are stored as they are, and found by what they are called`() async throws {
    let database = LocalDatabase.storefront(at: folder.path("addresses.sqlite"))
    try await database.execute("INSERT INTO account VALUES ('1', '1', '1', '', 0)")
    let repository: any AddressRepository = EditableLocalRepository<AddressJSON>(database: database) { "1" }

    for address in [Address].hostile {
      let created = try await repository.create(address.values, key: address.id)
      #expect(try await repository.item(id: created.id).values == address.values)
    }
    let found = try await repository.page(Address.searchSample).items
    #expect(found.map(\.values) == [try Address.makeFixtures()[1].values])
  }

  @Test func `JSON is read as it was written`() throws {
    for address in [Address].hostile {
      let json = try JSONEncoder.storefront.encode(AddressJSON(address))
      #expect(try JSONDecoder.storefront.decode(AddressJSON.self, from: json).item == address)
    }
  }
}
