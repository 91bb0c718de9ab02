import Foundation
import Model

@testable import Reading

/// A temporary folder with a cache; deleted with its last reference.
final class CacheFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "inward-cache-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.appending(path: "cache").path }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(filePath: path))) }
  }

  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  func cache(version: String = "1") -> FactsCache {
    FactsCache(path: path, version: version)
  }

  /// Runs over sources; returns the facts, and the number of cache hits.
  @discardableResult
  func run(
    _ sources: [[UInt8]],
    depth: SourceScanner.Depth = .declarations,
    version: String = "1"
  ) -> CacheRun {
    let cache = cache(version: version)
    let entries = sources.map { source in source.withUnsafeBytes { cache.entry(for: $0, depth: depth) } }
    cache.save(entries)
    return CacheRun(facts: entries.map(\.facts), hits: entries.count { $0.encoded == nil })
  }
}

struct CacheRun {
  let facts: [SourceFacts]
  let hits: Int
}
