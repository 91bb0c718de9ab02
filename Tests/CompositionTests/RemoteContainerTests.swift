import Composition
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

/// The container over a remote source.
@Suite(.timeLimit(.minutes(10)))
struct RemoteContainerTests {
  private let source: UnreachableSource
  private var folder: TemporaryFolder { source.folder }

  init() throws {
    source = try UnreachableSource()
  }

  @Test(arguments: Features.shared)
  func `a remote source looks into the cache and asks the server`(feature: any Feature.Type) async throws {
    let api = try feature.api(in: source.container(source.url))
    #expect(!folder.has("responses.sqlite"))

    await #expect(throws: DomainError.offline) { try await api.list(feature.part(limit: 5)) }
    await #expect(throws: DomainError.offline) { try await api.item("1") }

    #expect(folder.has("responses.sqlite"))
  }

  #if os(Linux)
    @Test(arguments: [(false, 1...1), (true, 2...100)])
    func `a server has several connections to the cache, another program one`(
      isConcurrent: Bool,
      connections: ClosedRange<Int>
    ) async throws {
      let (path, feature) = (folder.path("responses.sqlite"), Features.all[0])
      let container = DIContainer.live(
        Configuration(source: .remote(source.url), cachePath: path, isConcurrent: isConcurrent)
      )

      await #expect(throws: DomainError.offline) { try await feature.api(in: container).list(feature.part(limit: 1)) }

      try withExtendedLifetime(container) {
        let count = try openings(of: path)
        #expect(connections.contains(count))
      }
    }
  #endif
}
