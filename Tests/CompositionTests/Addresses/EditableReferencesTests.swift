import Domain
import Foundation
import Mocks
import Testing

@testable import Composition
@testable import Presentation

/// Items that name items of other features: visits, each of which is to an address.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct EditableReferencesTests {
  private let container = DIContainer.mock()

  private func visits(_ place: String? = nil, in container: DIContainer = .mock()) -> VisitFeature {
    let references = FeatureReferences<VisitFeature>(useCases: container)
    let visit = Visit(id: "1", version: 1, values: Visit.Values(host: "Mira", placeID: place))
    return VisitFeature(editing: VisitUseCase(visit: visit, references: references))
  }

  @Test func `finds the items of a feature by its name`() async throws {
    let items = try await visits().editing.items(of: "addresses")

    #expect(items?.map(\.title) == [Address].fixtures.map(\.values.recipient))
    #expect(items?.map(\.id) == ["1", "2", "3"])
    #expect(try await visits().editing.items(of: "nothing") == [])
  }

  @Test func `there are no choices if there are too many`() async throws {
    let many = DIContainer.mock(MockSettings(items: .many(101)))

    #expect(try await visits(in: many).editing.items(of: "addresses") == nil)
  }

  @Test(arguments: [("1", []), (nil, []), ("404", ["placeID"])])
  func `names the fields whose item is not there`(place: String?, broken: [String]) async throws {
    let references = FeatureReferences<VisitFeature>(useCases: container)

    #expect(try await references.broken(in: Visit.Values(host: "Mira", placeID: place)) == broken)
  }

  @Test func `a form offers the items by their titles`() async throws {
    let form = try #require(visits().formScreen(.create, in: ScreenEnvironment()))
    await form.send(.appear)

    let names = [Address].fixtures.map(\.values.recipient)
    guard case .choice(let choices) = form.state.content.content?.form?["placeID"]?.kind else {
      Issue.record("there are no choices")
      return
    }
    #expect(choices.dropFirst().map(\.name) == names)
    #expect(choices.map(\.id) == [nil, "1", "2", "3"])
  }

  @Test(arguments: [("2", [nil, "1", "2", "3"]), ("404", [nil, "1", "2", "3", "404"])])
  func `an item that is gone stays chosen until another one is`(place: String, offered: [String?]) async throws {
    let form = try #require(visits(place).formScreen(.edit(id: "1"), in: ScreenEnvironment()))
    await form.send(.appear)

    let field = form.state.content.content?.form?["placeID"]
    guard case .choice(let choices) = field?.kind else {
      Issue.record("there are no choices")
      return
    }
    #expect(choices.map(\.id) == offered)
    #expect(field?.value == place)
  }

  @Test(arguments: [("2", "Office"), ("404", "404")])
  func `a detail shows the title of the item, and leads to it`(place: String, shown: String) async throws {
    let content = try await DetailContent(visits(place), localization: Localization()).load("1", policy: .useCache)

    #expect(content.facts.map(\.value) == [shown])
    let link = content.facts.first?.link?.absoluteString ?? ""
    #expect(try RouteCodec.route(from: link) == .detail("addresses", id: place))
  }
}

private struct Visit: EditableEntity {
  static let limit = 1

  let id: String
  let version: Int
  let values: Values

  struct Values: Hashable {
    let host: String
    let placeID: String?
  }
}

private struct VisitUseCase: EditableUseCase {
  let visit: Visit
  let references: FeatureReferences<VisitFeature>

  func list(matching query: KeywordQuery, policy: FetchPolicy) async throws(DomainError) -> PagedList<Visit> {
    PagedList(Fetched(Page(items: [], request: query.page, total: .exactly(0))))
  }

  func more(of list: PagedList<Visit>, matching query: KeywordQuery, policy: FetchPolicy) async -> PagedList<Visit> {
    list
  }

  func item(id: String, policy: FetchPolicy) async -> Fetched<Visit> { Fetched(visit) }
  func create(_ values: Visit.Values, key: String) async -> Visit { visit }
  func update(_ id: String, version: Int, to values: Visit.Values) async -> Visit { visit }
  func delete(_ id: String, version: Int) async {}

  func items(of feature: String) async throws(DomainError) -> [ReferencedItem]? {
    try await references.items(of: feature)
  }
}

private struct VisitFeature: EditableFeature {
  static let name = "visits"
  static let itemName = "visit"
  static let texts = FeatureTexts.addresses
  static let columns = [ColumnDescription("host", .addressesFieldRecipient)]
  static let formTexts = EditTexts(create: .addressesFormCreate, edit: .addressesFormEdit, delete: .addressesFormDelete)
  static let formFields = [
    FormFieldDescription(name: "host", label: .addressesFieldRecipient),
    FormFieldDescription(
      name: "placeID",
      label: .addressesFieldStreet,
      kind: .reference("addresses"),
      isRequired: false
    ),
  ]

  let editing: any EditableUseCase<Visit, KeywordQuery>

  init(editing: any EditableUseCase<Visit, KeywordQuery>) {
    self.editing = editing
  }

  init(useCases: any AllUseCases) {
    let visit = Visit(id: "1", version: 1, values: Visit.Values(host: "Mira", placeID: nil))
    editing = VisitUseCase(visit: visit, references: FeatureReferences(useCases: .mock()))
  }

  static func fields(of visit: Visit, in context: ContentContext) -> [ContentField] {
    [ContentField("host", .text(visit.values.host))]
  }

  static func detail(of visit: Visit, in context: ContentContext) -> Content {
    Content(
      title: visit.values.host,
      facts: context.localization.facts(context.fact(.addressesFieldStreet, visit.values.placeID, of: "addresses"))
    )
  }

  static func entries(of values: Visit.Values) -> [String: String] {
    ["host": values.host, "placeID": .entry(values.placeID)]
  }

  static func values(from entries: FormValues) -> Visit.Values {
    Visit.Values(host: entries.text("host"), placeID: entries.id("placeID"))
  }
}
