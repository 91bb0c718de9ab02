import Composition
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DIContainerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Features.shared)
  func `the embedded source is its file, with one connection or several`(feature: any Feature.Type) async throws {
    let path = folder.path("storefront.sqlite")
    let containers = [false, true].map { DIContainer.live(Configuration(databasePath: path, isConcurrent: $0)) }
    let apis = try containers.map { try feature.api(in: $0) }
    #expect(!folder.has("storefront.sqlite"))
    _ = try await DIContainer.addSamples(at: path)

    let list = try await apis[0].list(feature.part(limit: 2))
    let id = try #require(list.items.first?["id"]?.text)

    #expect(folder.has("storefront.sqlite"))
    #expect(list.items.count == 2)
    #expect(try await apis[1].list(feature.part(limit: 2)) == list)
    #expect(try await apis[1].item(id) == list.items.first)
  }

  @Test(arguments: Features.shared)
  func `a database that cannot be used is reported with the first request`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: .live(Configuration(databasePath: folder.path)))

    await #expect(throws: DomainError.storage(.isFolder(path: folder.path))) { try await api.item("1") }
  }

  #if os(Linux)
    @Test(arguments: [(false, 1...1), (true, 2...100)])
    func `a server has several connections, another program one`(
      isConcurrent: Bool,
      connections: ClosedRange<Int>
    ) async throws {
      let path = folder.path("storefront.sqlite")
      let container = DIContainer.live(Configuration(databasePath: path, isConcurrent: isConcurrent))

      _ = try await Features.all[0].api(in: container).list(Features.all[0].part(limit: 1))

      try withExtendedLifetime(container) {
        let count = try openings(of: path)
        #expect(connections.contains(count))
      }
    }
  #endif

  @Test(arguments: Features.shared)
  func `the mock source has the fixtures`(feature: any Feature.Type) async throws {
    for container in [DIContainer.mock(), .live(Configuration(source: .mock))] {
      let api = try feature.api(in: container)
      for id in feature.fixtureIDs { #expect(try await api.item(id)["id"]?.text == id) }
      await #expect(throws: DomainError.notFound) { try await api.item("99") }
    }
  }
}
