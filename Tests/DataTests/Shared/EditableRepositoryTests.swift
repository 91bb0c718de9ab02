import Domain
import GRDB
import Mocks
import TestSupport
import Testing

@testable import Data

/// What ``EditableRepository`` promises, for every implementation.
@Suite(.timeLimit(.minutes(10)))
struct EditableRepositoryTests {
  enum Implementation: CaseIterable, Sendable {
    case mock, local, localPool
  }

  private let folder: TemporaryFolder
  private let settings = MockSettings(items: .empty)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The repository of a person. All repositories of a test have the same items.
  private func make(_ implementation: Implementation, owner: String = "mira") async throws -> any AddressRepository {
    switch implementation {
    case .mock: return MockEditableRepository<Address>(settings) { owner }
    case .local, .localPool:
      let database = LocalDatabase.storefront(
        at: folder.path("addresses.sqlite"),
        connections: implementation == .local ? .single : .pool
      )
      try await database.write { db in
        try db.execute(sql: "INSERT OR IGNORE INTO account VALUES (?, ?, ?, '', 0)", arguments: [owner, owner, owner])
      }
      return EditableLocalRepository<AddressJSON>(database: database) { owner }
    }
  }

  private func values(_ name: String, isDefault: Bool = false) throws -> Address.Values {
    try Address.fixture(recipient: name, isDefault: isDefault).values
  }

  @Test(arguments: Implementation.allCases)
  func `what is created is found, listed in order, and searched`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    #expect(try await repository.page() == Page(items: [], request: PageRequest(), total: .exactly(0)))
    let (office, home, parents) = (
      try await repository.create(values("Office"), key: "1"),
      try await repository.create(values("home", isDefault: true), key: "2"),
      try await repository.create(values("Parents"), key: "3")
    )

    #expect(try await repository.page().items.map(\.values.recipient) == ["home", "Office", "Parents"])
    #expect(try await repository.page(number: 2, size: 2).items == [parents])
    #expect(try await repository.page(number: 2, size: 2).total == .exactly(3))
    #expect(try await repository.page("par ham").items == [parents])
    #expect(try await repository.page("paris").items.isEmpty)
    #expect(try await repository.page("?!").items.isEmpty)
    #expect(try await repository.item(id: home.id) == home)
    #expect(try await repository.item(id: office.id).values.isDefault == false)
    for id in ["4", home.id + "\u{0}"] {
      await #expect(throws: DomainError.notFound) { try await repository.item(id: id) }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a repeated creation returns the same item`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let created = try await inParallel(Array(repeating: "key", count: 5)) { key in
      try await repository.create(values("Office"), key: key)
    }

    #expect(Set(created).count == 1)
    #expect(try await repository.page().items == [created[0]])
    #expect(try await make(implementation, owner: "noah").create(values("Office"), key: "key").id != created[0].id)
  }

  @Test(arguments: Implementation.allCases)
  func `a change needs the version it is based on, once`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let created = try await repository.create(values("Office"), key: "1")
    let changed = try await repository.update(created.id, version: 1, to: values("Studio", isDefault: true))

    #expect(changed == Address(id: created.id, version: 2, values: try values("Studio", isDefault: true)))
    #expect(try await repository.update(created.id, version: 1, to: changed.values) == changed)
    await #expect(throws: DomainError.conflict) {
      try await repository.update(created.id, version: 1, to: values("Shop"))
    }
    await #expect(throws: DomainError.conflict) { try await repository.delete(created.id, version: 1) }
    #expect(try await repository.page("studio").items == [changed])
    #expect(try await repository.page("office").items.isEmpty)

    try await repository.delete(created.id, version: 2)
    #expect(try await repository.page("studio").items.isEmpty)
    await #expect(throws: DomainError.notFound) { try await repository.delete(created.id, version: 2) }
    await #expect(throws: DomainError.notFound) {
      try await repository.update(created.id, version: 2, to: values("Shop"))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `of changes at the same time, one is made`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let created = try await repository.create(values("Office"), key: "1")
    let made = try await inParallel((1...8).map { "Name \($0)" }) { name -> Bool in
      do {
        _ = try await repository.update(created.id, version: 1, to: values(name, isDefault: true))
        return true
      } catch DomainError.conflict {
        return false
      }
    }

    #expect(made.filter(\.self).count == 1)
    #expect(try await repository.item(id: created.id).version == 2)
  }

  @Test(arguments: Implementation.allCases)
  func `a change that changes others gives them a new version`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let first = try await repository.create(values("Office"), key: "1")
    #expect(first.values.isDefault)
    let second = try await repository.create(values("Home", isDefault: true), key: "2")

    let old = try await repository.item(id: first.id)
    #expect(old == Address(id: first.id, version: 2, values: try values("Office")))
    try await repository.delete(second.id, version: 1)
    #expect(try await repository.item(id: first.id) == Address(id: first.id, version: 3, values: first.values))
  }

  @Test(arguments: Implementation.allCases)
  func `nothing of another person is found or changed`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    let other = try await make(implementation, owner: "noah")
    let mine = try await repository.create(values("Office"), key: "1")
    _ = try await other.create(values("Hamburg"), key: "1")

    await #expect(throws: DomainError.notFound) { try await other.item(id: mine.id) }
    await #expect(throws: DomainError.notFound) {
      try await other.update(mine.id, version: 1, to: values("Shop"))
    }
    await #expect(throws: DomainError.notFound) { try await other.delete(mine.id, version: 1) }
    #expect(try await other.page("hamburg").items.map(\.values.recipient) == ["Hamburg"])
    #expect(try await repository.page().items == [mine])
  }

  @Test(arguments: Implementation.allCases)
  func `there may be so many and no more`(implementation: Implementation) async throws {
    let repository = try await make(implementation)
    for number in 1...Address.limit { _ = try await repository.create(values("A"), key: "\(number)") }

    await #expect(throws: DomainError.limitReached(Address.limit)) {
      try await repository.create(values("A"), key: "more")
    }
    #expect(try await repository.page().total == .exactly(Address.limit))
  }

  @Test func `the items of an account are deleted with it`() async throws {
    let repository = try await make(.local)
    _ = try await repository.create(values("Office"), key: "1")
    let database = LocalDatabase.storefront(at: folder.path("addresses.sqlite"))
    try await database.execute("DELETE FROM account")

    #expect(try await database.count("addresses") == 0)
    #expect(
      try await database.strings("SELECT rowid FROM addressesSearch WHERE addressesSearch MATCH 'office'").isEmpty
    )
  }

  @Test(arguments: Implementation.allCases)
  func `without a person, everything needs a sign-in`(implementation: Implementation) async throws {
    let none: @Sendable () async throws(DomainError) -> Account.ID = { () throws(DomainError) in throw .signInRequired }
    let repository: any AddressRepository =
      switch implementation {
      case .mock: MockEditableRepository<Address>(settings, owner: none)
      case .local:
        EditableLocalRepository<AddressJSON>(database: .storefront(at: folder.path("none.sqlite")), owner: none)
      case .localPool: NoAccountRepository<Address>()
      }

    await #expect(throws: DomainError.signInRequired) { try await repository.page() }
    await #expect(throws: DomainError.signInRequired) { try await repository.item(id: "1") }
    await #expect(throws: DomainError.signInRequired) { try await repository.create(values("A"), key: "1") }
    await #expect(throws: DomainError.signInRequired) {
      try await repository.update("1", version: 1, to: values("A"))
    }
    await #expect(throws: DomainError.signInRequired) { try await repository.delete("1", version: 1) }
  }
}
