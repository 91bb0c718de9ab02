import Composition
import Domain
import Foundation
import Testing

struct RemoteContainerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Nothing listens on port 1 of the loopback interface, so connecting fails at once; what takes time are the two waits
  /// of the retry policy, 0.6 seconds at the most.
  @Test func `a server that cannot be reached is offline`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let container = DIContainer.live(
      Configuration(source: .remote(url), cachePath: folder.file("responses.sqlite"), timeout: 3_600)
    )

    await #expect(throws: DomainError.offline) {
      try await container.productUseCase.product(id: 1, policy: .reload)
    }
  }

  @Test func `building one opens nothing`() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let path = folder.file("responses.sqlite")

    _ = DIContainer.live(Configuration(source: .remote(url), cachePath: path))

    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
