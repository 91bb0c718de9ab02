import Domain
import Mocks
import TestSupport
import Testing

/// What every ``EditableRepository`` promises. Each repository of a person stands for a device of its own.
@Suite(.timeLimit(.minutes(10)))
struct EditableRepositoryTests {
  private func values(_ name: String, isDefault: Bool = false) throws -> Address.Values {
    try Address.fixture(recipient: name, isDefault: isDefault).values
  }

  @Test(arguments: EditableRepositories.allCases)
  func `what is created is found, listed in order, and searched`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let (repository, other) = (try await people.person("mira"), try await people.person("mira"))
      #expect(try await other.page() == Page(items: [], request: PageRequest(), total: .exactly(0)))
      let (office, home, parents) = (
        try await repository.create(values("Office"), key: "1"),
        try await repository.create(values("home", isDefault: true), key: "2"),
        try await other.create(values("Parents"), key: "3")
      )

      #expect(try await repository.page().items.map(\.values.recipient) == ["home", "Office", "Parents"])
      #expect(try await other.page(number: 2, size: 2).items == [parents])
      #expect(try await repository.page(number: 2, size: 2).total == .exactly(3))
      #expect(try await repository.page("par ham").items == [parents])
      #expect(try await repository.page("paris").items.isEmpty)
      #expect(try await repository.page("?!").items.isEmpty)
      #expect(try await other.item(home.id) == home)
      #expect(try await other.item(office.id).values.isDefault == false)
      for id in ["4", home.id + "\u{0}"] {
        await #expect(throws: DomainError.notFound) { try await repository.item(id) }
      }
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `a repeated creation returns the same item`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let devices = [try await people.person("mira"), try await people.person("mira")]
      let office = try values("Office")
      let created = try await inParallel(Array(0..<6)) { try await devices[$0 % 2].create(office, key: "key") }

      #expect(Set(created).count == 1)
      #expect(try await devices[0].page().items == [created[0]])
      #expect(try await people.person("noah").create(office, key: "key").id != created[0].id)
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `a change needs the version it is based on, once`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let (repository, other) = (try await people.person("mira"), try await people.person("mira"))
      let created = try await repository.create(values("Office"), key: "1")
      let changed = try await repository.update(created.id, version: 1, to: values("Studio", isDefault: true))

      #expect(changed == Address(id: created.id, version: 2, values: try values("Studio", isDefault: true)))
      #expect(try await repository.update(created.id, version: 1, to: changed.values) == changed)
      await #expect(throws: DomainError.conflict) {
        try await other.update(created.id, version: 1, to: values("Shop"))
      }
      await #expect(throws: DomainError.conflict) { try await other.delete(created.id, version: 1) }
      #expect(try await other.page("studio").items == [changed])
      #expect(try await other.page("office").items.isEmpty)

      try await repository.delete(created.id, version: 2)
      #expect(try await other.page("studio").items.isEmpty)
      try await expectNothing(people) { try await repository.delete(created.id, version: 2) }
      await #expect(throws: DomainError.notFound) {
        try await repository.update(created.id, version: 2, to: values("Shop"))
      }
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `of changes at the same time, one is made`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let devices = [try await people.person("mira"), try await people.person("mira")]
      let created = try await devices[0].create(values("Office"), key: "1")
      let changes = try (1...8).map { try values("Name \($0)", isDefault: true) }
      let made = try await inParallel(Array(changes.enumerated())) { number, change in
        do {
          _ = try await devices[number % 2].update(created.id, version: 1, to: change)
          return true
        } catch DomainError.conflict {
          return false
        }
      }

      #expect(made.filter(\.self).count == 1)
      #expect(try await devices[1].item(created.id).version == 2)
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `a change that changes others gives them a new version`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let repository = try await people.person("mira")
      let first = try await repository.create(values("Office"), key: "1")
      #expect(first.values.isDefault)
      let second = try await repository.create(values("Home", isDefault: true), key: "2")

      let old = try await repository.item(first.id)
      #expect(old == Address(id: first.id, version: 2, values: try values("Office")))
      try await repository.delete(second.id, version: 1)
      #expect(try await repository.item(first.id) == Address(id: first.id, version: 3, values: first.values))
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `nothing of another person is found or changed`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let (repository, other) = (try await people.person("mira"), try await people.person("noah"))
      let mine = try await repository.create(values("Office"), key: "1")
      _ = try await other.create(values("Hamburg"), key: "1")

      await #expect(throws: DomainError.notFound) { try await other.item(mine.id) }
      await #expect(throws: DomainError.notFound) {
        try await other.update(mine.id, version: 1, to: values("Shop"))
      }
      try await expectNothing(people) { try await other.delete(mine.id, version: 1) }
      #expect(try await other.page("hamburg").items.map(\.values.recipient) == ["Hamburg"])
      #expect(try await repository.page().items == [mine])
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `there may be so many and no more`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      let repository = try await people.person("mira")
      for number in 1...Address.limit { _ = try await repository.create(values("A"), key: "\(number)") }

      await #expect(throws: DomainError.limitReached(Address.limit)) {
        try await repository.create(values("A"), key: "more")
      }
      let last = try await repository.page(number: Address.limit / 20, size: 20)
      #expect(last.items.count == 20)
      #expect(last.total == .exactly(Address.limit))
    }
  }

  @Test(arguments: EditableRepositories.allCases)
  func `without a person, everything needs a sign-in`(implementation: EditableRepositories) async throws {
    try await implementation.run { people in
      for repository in people.nobody {
        await #expect(throws: DomainError.signInRequired) { try await repository.page() }
        await #expect(throws: DomainError.signInRequired) { try await repository.item("1") }
        await #expect(throws: DomainError.signInRequired) { try await repository.create(values("A"), key: "1") }
        await #expect(throws: DomainError.signInRequired) {
          try await repository.update("1", version: 1, to: values("A"))
        }
        await #expect(throws: DomainError.signInRequired) { try await repository.delete("1", version: 1) }
      }
    }
  }

  /// Expects that a deletion finds nothing to delete.
  private func expectNothing(_ people: EditableRepositories.People, _ delete: () async throws -> Void) async throws {
    if people.misses {
      await #expect(throws: DomainError.notFound) { try await delete() }
    } else {
      try await delete()
    }
  }
}

extension EditableRepository where Item == Address, Query == KeywordQuery {
  fileprivate func page(_ text: String = "", number: Int = 1, size: Int = 20) async throws -> Page<Address> {
    let query = KeywordQuery(text: SearchText(text), page: PageRequest(number: number, size: size))
    return try await page(matching: query, policy: .reload).value
  }

  fileprivate func item(_ id: String) async throws -> Address {
    try await item(id: id, policy: .reload).value
  }
}
