import Domain
import Mocks
import Testing

@Suite(.timeLimit(.minutes(10)))
struct EditableReferenceTests {
  /// Streets stand for items of another feature, of which there is one.
  private struct Streets: EditableReferences {
    func items(of feature: String) -> [ReferencedItem]? {
      feature == "streets" ? [ReferencedItem(id: "Ring 12", title: "The ring")] : []
    }

    func broken(in values: Address.Values) -> [String] { values.street == "Ring 12" ? [] : ["street"] }
  }

  private let useCase: any AddressUseCase = DefaultEditableUseCase(
    repository: MockEditableRepository<Address>(),
    references: Streets()
  )

  @Test func `values that name no item are refused, and nothing is written`() async throws {
    let there = try Address.fixture(street: "Ring 12").values
    let gone = try Address.fixture(street: "Gone 1").values
    let refusal = DomainError.invalid(ValidationError("street", .choice))
    let created = try await useCase.create(there, key: "first")

    await #expect(throws: refusal) { try await useCase.create(gone, key: "second") }
    await #expect(throws: refusal) { try await useCase.update(created.id, version: 1, to: gone) }

    let list = try await useCase.list(matching: AddressQuery(), policy: .reload)
    #expect(!list.items.contains { $0.values == gone })
  }

  @Test func `says what can be named`() async throws {
    #expect(try await useCase.items(of: "streets")?.map(\.title) == ["The ring"])
    #expect(try await useCase.items(of: "cities") == [])
  }
}
