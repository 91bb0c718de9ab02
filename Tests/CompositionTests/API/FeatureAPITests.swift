import Composition
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FeatureAPITests {
  private let many = DIContainer.mock(MockSettings(items: .many(23)))
  private let offline = DIContainer.mock(MockSettings(behaviour: MockBehaviour(throwError: .offline)))

  @Test func `there is one API for each feature, in the order of menus`() {
    #expect(many.apis.map { $0.feature.name } == Features.shared.map { $0.name })
    #expect(many.api(of: "nothing")?.feature.name == nil)
  }

  @Test(arguments: Features.shared)
  func `any part of a list is what the whole list has there`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: many)

    for limit in [1, 2, 5, 7, 22, 23, 24, 100] {
      for skip in 0...24 {
        let list = try await api.list(feature.part(from: skip, limit: limit, allowsEmpty: true))

        let ids = (1...23).dropFirst(skip).prefix(limit)
        let place = "skip \(skip), limit \(ids.count), page \(skip / limit + 1), hasMore \(23 - skip > limit)"
        #expect(list.summary == "\(ids.map(String.init).joined(separator: " ")) of 23, \(place)")
      }
    }
  }

  @Test(arguments: Features.shared)
  func `an item in a list has its link, and is the same document alone`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: many)

    let list = try await api.list(feature.part(limit: 3))

    #expect(list["notice"] == nil)
    #expect(list.items.map { $0["link"]?.text } == (1...3).map { "storefront://\(feature.name)/\($0)" })
    #expect(try await list.items == [api.item("1"), api.item("2"), api.item("3")])
  }

  @Test(arguments: Features.shared)
  func `a page behind the end is an error, or empty if the request allows it`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: many)

    await #expect(throws: DomainError.pageOutOfRange(6, last: 5)) {
      try await api.list(feature.part(from: 25, limit: 5))
    }
    let empty = try await api.list(feature.part(from: 25, limit: 5, allowsEmpty: true))
    #expect(empty.summary == " of 23, skip 25, limit 0, page 6, hasMore false")
    let none = try await feature.api(in: .mock(MockSettings(items: .empty))).list(feature.part(limit: 5))
    #expect(none.summary == " of 0, skip 0, limit 0, page 1, hasMore false")
  }

  @Test(arguments: Features.shared, [Language.english, .german])
  func `documents of stale data say so once`(feature: any Feature.Type, language: Language) async throws {
    let old = Freshness.stale(since: Date(timeIntervalSince1970: 0))
    let api = try feature.api(in: .mock(MockSettings(freshness: old)))
    let localization = Localization(language: language)

    let list = try await api.list(feature.part(limit: 2), localization)
    let empty = try await api.list(feature.part(from: 100, limit: 2, allowsEmpty: true), localization)
    let item = try await api.item(id: "1", localization)

    let notice = try #require(localization.staleNotice(old))
    for response in [list, empty, item] {
      #expect(response.freshness == old)
      #expect(try JSONValue(response)["notice"] == .string(notice))
    }
    #expect(try JSONValue(list).items.compactMap { $0["notice"] }.isEmpty)
  }

  @Test(
    arguments: Features.shared,
    ["404", "", "one", "1.5", "99999999999999999999", "../1", "1 ", "+1", "01", "1\u{0}"]
  )
  func `there is no item with another identifier`(feature: any Feature.Type, id: String) async throws {
    let api = try feature.api()

    await #expect(throws: DomainError.notFound) { try await api.item(id) }
  }

  @Test(arguments: Features.shared)
  func `the errors of the use case are thrown`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: offline)

    await #expect(throws: DomainError.offline) { try await api.item("1") }
    await #expect(throws: DomainError.offline) { try await api.list(feature.part(limit: 5, allowsEmpty: true)) }
    await #expect(throws: feature.texts.needsSearch ? DomainError.emptyKeyword : .offline) {
      try await api.list(ListRequest(skip: 0, limit: 5))
    }
  }

  @Test(arguments: Features.shared)
  func `a search finds some of the items`(feature: any Feature.Type) async throws {
    let found = try await feature.api().list(ListRequest(search: feature.searchSample, skip: 0, limit: 100))

    let ids = Set(found.items.compactMap { $0["id"]?.text })
    #expect(!ids.isEmpty && ids.isStrictSubset(of: feature.fixtureIDs))
  }

  @Test func `a filter narrows a list of products, and has to exist even behind the end`() async throws {
    let api = try ProductFeature.api()

    let filtered = try await api.list(ListRequest(filter: "lighting", skip: 0, limit: 5))
    #expect(filtered.summary == "1 4 of 2, skip 0, limit 2, page 1, hasMore false")
    await #expect(throws: DomainError.unknownCategory("lightning", known: ["garden", "kitchen", "lighting"])) {
      try await api.list(ListRequest(filter: "lightning", skip: 60, limit: 30, allowsEmpty: true))
    }
  }

  @Test func `a route names a part of a list of products`() {
    let route = ListRoute(ProductFeature.name, search: "lamp", filter: "lighting", page: 3, pageSize: 7)

    #expect(ListRequest(route) == ListRequest(search: "lamp", filter: "lighting", skip: 14, limit: 7))
  }
}
