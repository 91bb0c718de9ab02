import Composition
import Foundation
import TestSupport
import Testing

/// A remote source that cannot be reached, and the folder of its cache.
///
/// Nothing listens on port 1 of the loopback interface, so connecting fails at once. The two waits of the retry policy take
/// 0.6 seconds at the most.
struct UnreachableSource {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = try #require(URL(string: "http://127.0.0.1:1/api"))
  }

  func container(_ url: URL) -> DIContainer {
    .live(Configuration(source: .remote(url), cachePath: folder.path("responses.sqlite"), timeout: 3_600))
  }
}
