import Composition
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct DIContainerTests {
  private let source: UnreachableSource
  private var folder: TemporaryFolder { source.folder }
  private var url: URL { source.url }

  init() throws {
    source = try UnreachableSource()
  }

  @Test(arguments: Features.all)
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

  @Test(arguments: Features.all)
  func `a database that cannot be used is reported with the first request`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: .live(Configuration(databasePath: folder.path)))

    await #expect(throws: DomainError.storage(.isFolder(path: folder.path))) { try await api.item("1") }
  }

  @Test(arguments: Features.all)
  func `a remote source looks into the cache and asks the server`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: source.container(url))
    #expect(!folder.has("responses.sqlite"))

    await #expect(throws: DomainError.offline) { try await api.list(feature.part(limit: 5)) }
    await #expect(throws: DomainError.offline) { try await api.item("1") }

    #expect(folder.has("responses.sqlite"))
  }

  #if os(Linux)
    /// Linux lists the open files of a process. A connection opens the database's file once.
    @Test(arguments: [(false, 1...1), (true, 2...100)])
    func `a server has several connections, another program one`(
      isConcurrent: Bool,
      connections: ClosedRange<Int>
    ) async throws {
      let (shop, cache) = (folder.path("storefront.sqlite"), folder.path("responses.sqlite"))
      let embedded = DIContainer.live(Configuration(databasePath: shop, isConcurrent: isConcurrent))
      let remote = DIContainer.live(
        Configuration(source: .remote(url), cachePath: cache, isConcurrent: isConcurrent)
      )

      let feature = Features.all[0]
      _ = try await feature.api(in: embedded).list(feature.part(limit: 1))
      await #expect(throws: DomainError.offline) { try await feature.api(in: remote).list(feature.part(limit: 1)) }

      try withExtendedLifetime((embedded, remote)) {
        let (shopFiles, cacheFiles) = (try openings(of: shop), try openings(of: cache))
        #expect(connections.contains(shopFiles))
        #expect(connections.contains(cacheFiles))
      }
    }

    /// How many times this process has opened a file and not closed it.
    private func openings(of path: String) throws -> Int {
      let descriptors = "/proc/self/fd"
      let targets = try FileManager.default.contentsOfDirectory(atPath: descriptors).map { descriptor in
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(descriptor)")
      }
      return targets.filter { $0 == path }.count
    }
  #endif

  @Test(arguments: Features.all)
  func `the mock source has the fixtures`(feature: any Feature.Type) async throws {
    for container in [DIContainer.mock(), .live(Configuration(source: .mock))] {
      let api = try feature.api(in: container)
      for id in feature.fixtureIDs { #expect(try await api.item(id)["id"]?.text == id) }
      await #expect(throws: DomainError.notFound) { try await api.item("99") }
    }
  }
}
