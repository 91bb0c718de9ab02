import Domain
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10)))
struct EditableUseCaseTests {
  private func useCase(_ settings: MockSettings = MockSettings()) -> some AddressUseCase {
    DefaultEditableUseCase(repository: MockEditableRepository<Address>(settings))
  }

  @Test func `what is gone is deleted already`() async throws {
    let useCase = useCase()
    try await useCase.delete("2", version: 1)
    try await useCase.delete("2", version: 1)

    await #expect(throws: DomainError.notFound) { try await useCase.item(id: "2", policy: .useCache) }
    await #expect(throws: DomainError.conflict) { try await useCase.delete("1", version: 7) }
  }

  @Test func `lists as all features do`() async throws {
    let useCase = useCase(MockSettings(items: .many(30)))
    let first = try await useCase.list(matching: AddressQuery(), policy: .useCache)

    #expect(try await useCase.more(of: first, matching: AddressQuery(), policy: .useCache).items.count == 30)
    await #expect(throws: DomainError.pageOutOfRange(9, last: 2)) {
      try await useCase.list(matching: AddressQuery(page: PageRequest(number: 9)), policy: .useCache)
    }
  }

  @Test(arguments: [
    ("", ValidationError.Rule.required), (String(repeating: "k", count: 65), .tooLong(maximum: 64)),
  ])
  func `a key has a length`(key: String, rule: ValidationError.Rule) async throws {
    let useCase = useCase()
    await #expect(throws: DomainError.invalid(ValidationError("key", rule))) {
      try await useCase.create(try Address.fixture().values, key: key)
    }
    let longest = String(repeating: "k", count: 64)
    #expect(try await useCase.create(try Address.fixture().values, key: longest).version == 1)
  }

  @Test func `changes what is there`() async throws {
    let useCase = useCase()
    let created = try await useCase.create(try Address.fixture(recipient: "New").values, key: "key")
    let changed = try await useCase.update(created.id, version: 1, to: try Address.fixture(recipient: "Newer").values)

    #expect(changed.version == 2)
    #expect(try await useCase.item(id: created.id, policy: .useCache).value == changed)
  }
}
