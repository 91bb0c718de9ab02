import Foundation
import Model
import TestSupport

@testable import Reading
@testable import Repositories

/// A temporary folder with a cache; deleted with its last reference.
final class CacheFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var url: URL { folder.url }

  var path: String { folder.path("cache") }

  var names: [String] {
    get throws { try folder.names() }
  }

  var bytes: [UInt8] {
    get throws { Array(try folder.content(of: "cache")) }
  }

  func write(_ bytes: [UInt8]) throws {
    try folder.write(Data(bytes), to: "cache")
  }

  func cache(version: String = "1") -> FactsCache {
    FactsCache(file: CacheFile(path: path, version: version))
  }

  /// The caches of a repository.
  var repository: RepositoryCache { RepositoryCache(path: path, version: "1") }

  /// Runs over sources; returns the facts, and the number of cache hits.
  @discardableResult
  func run(
    _ sources: [[UInt8]],
    depth: SourceDepth = .declarations,
    version: String = "1"
  ) -> CacheRun {
    let cache = cache(version: version)
    let read = sources.map { source in source.withUnsafeBytes { cache.read($0, at: "A.swift", depth: depth) } }
    cache.save(read)
    return CacheRun(facts: read.map(\.file.facts), hits: read.count { $0.encoded == nil })
  }
}

struct CacheRun {
  let facts: [SourceFacts]
  let hits: Int
}
