import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

/// Addresses of earlier releases, which called the recipient a name and accepted characters that cannot be seen.
@Suite(.timeLimit(.minutes(10)))
struct AddressTableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("Mi\\u200Bra\\u0007", "Mira"), ("\\u202EMira\\u202C", "Mira"), ("\\u200B", "-"), ("Mira 👨‍👩‍👧", "Mira 👨‍👩‍👧"),
  ])
  func `can be read`(stored: String, recipient: String) async throws {
    let database = LocalDatabase.storefront(at: folder.path("addresses.sqlite"))
    try await database.execute("INSERT INTO account VALUES ('1', 'mira', 'mira', 'x', 0)")
    let document = #"{"city":"Kiel","country":"DE","name":"\#(stored)","postalCode":"24103","street":"Lane 4"}"#
    try await database.execute(
      """
      INSERT INTO addresses (id, owner, creationKey, version, sortKey, searchText, document)
      VALUES ('a', '1', 'k', 1, 's', 't', '\(document)')
      """
    )
    try await database.write { db in
      try AddressTable.renameRecipients(in: db)
      try AddressTable.cleanDocuments(in: db)
    }

    let addresses = EditableLocalRepository<AddressJSON>(database: database) { "1" }
    let address = try await addresses.item(id: "a", policy: .useCache).value
    #expect(address.values.recipient == recipient)
    #expect(address.values.city == "Kiel")
  }
}
