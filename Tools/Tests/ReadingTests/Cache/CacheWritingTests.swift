import Foundation
import Model
import Reading
import Testing

@testable import Repositories

@Suite(.timeLimit(.minutes(10)))
struct CacheWritingTests {
  @Test func `two concurrent processes leave a valid file`() async throws {
    let folder = try CacheFolder()
    let path = folder.path
    let groups = [Sources.small, Sources.small.map { $0 + Array("\nimport Other".utf8) }]
    let expected = groups.map { Sources.cold($0) }

    // Each task has its own cache, like each process.
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            let sources = groups[(task + round) % 2]
            let cache = FactsCache(file: CacheFile(path: path, version: "1"))
            let read = sources.map { source in
              source.withUnsafeBytes { cache.read($0, at: "A.swift", depth: .declarations) }
            }
            #expect(read.map(\.file.facts) == expected[(task + round) % 2])
            cache.save(read)
          }
        }
      }
    }

    #expect(try folder.names == ["cache"])
    #expect(!folder.cache().file.entries.isEmpty)
    #expect(groups.contains { folder.run($0).hits > 0 })
  }

  @Test func `a folder that cannot be written is not an error`() throws {
    let folder = try CacheFolder()
    let occupied = folder.url.appending(path: "file")
    try Data().write(to: occupied)
    let cache = FactsCache(file: CacheFile(path: occupied.appending(path: "cache").path, version: "1"))

    let entry = Sources.small[0].withUnsafeBytes { cache.read($0, at: "A.swift", depth: .declarations) }
    cache.save([entry])

    #expect(entry.file.facts == Sources.cold(Sources.small)[0])
    #expect(try folder.names == ["file"])
  }

  @Test func `a folder with the name of the cache file is not an error`() throws {
    let folder = try CacheFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/in the way", withIntermediateDirectories: true)

    #expect(folder.run(Sources.small).hits == 0)
    #expect(folder.run(Sources.small).hits == 0)
    #expect(try folder.names == ["cache"])
  }

  @Test func `removes only temporary files of killed runs`() throws {
    let folder = try CacheFolder()
    let old = Date(timeIntervalSinceNow: -7_200)
    for name in ["cache.1-a.new", "cache.2-b.new", "other.3-c.new", "cache.txt"] {
      let path = folder.url.appending(path: name).path
      try Data("left".utf8).write(to: URL(filePath: path))
      if name != "cache.2-b.new" {
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
      }
    }

    folder.run(Sources.small)

    #expect(try folder.names == ["cache", "cache.2-b.new", "cache.txt", "other.3-c.new"])
  }

  @Test func `is in the build folder, or else in the user's caches`() throws {
    let folder = try CacheFolder()
    let root = folder.url.path
    let caches = RepositoryCache.path(
      forRepository: root,
      environment: ["XDG_CACHE_HOME": "/caches", "HOME": "/home/a"]
    )
    let home = RepositoryCache.path(
      forRepository: root,
      environment: ["XDG_CACHE_HOME": "relative", "HOME": "/home/a"]
    )
    let other = RepositoryCache.path(forRepository: root + "2", environment: ["XDG_CACHE_HOME": "/caches"])

    try FileManager.default.createDirectory(atPath: root + "/.build", withIntermediateDirectories: true)

    #expect(try #require(caches).hasPrefix("/caches/inward/"))
    #expect(try #require(home).hasPrefix("/home/a/"))
    #expect(caches != other)
    #expect(RepositoryCache.path(forRepository: root + "2", environment: [:]) == nil)
    #expect(RepositoryCache.path(forRepository: root, environment: [:]) == root + "/.build/inward-cache")
  }
}
