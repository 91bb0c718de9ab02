import Foundation
import TestSupport
import Testing

@testable import Reading
@testable import Repositories

@Suite(.timeLimit(.minutes(10)))
struct StateCacheTests {
  private let folder: TemporaryFolder
  private let caches: CacheFolder

  init() throws {
    folder = try TemporaryFolder(["A.swift": "import A\n", "B.swift": "import B\n"])
    caches = try CacheFolder()
  }

  private func cache(version: String = "1") -> StateCache {
    StateCache(file: CacheFile(path: caches.path, version: version))
  }

  private func stamp(_ path: String) throws -> FileStamp {
    try #require(FileStamp(of: folder.path(path), in: AT_FDCWD))
  }

  @Test func `returns what was saved`() throws {
    let state = FileState(hash: ContentHash(of: "a"), stamp: try stamp("A.swift"))
    cache().save(["A.swift": ListedFiles.File(state: state)], new: 1)

    #expect(cache().state(of: "A.swift") == state)
    #expect(cache().state(of: "B.swift") == nil)
    #expect(cache(version: "2").state(of: "A.swift") == nil)
  }

  @Test func `does not save what may change unseen`() throws {
    cache().save(["A.swift": ListedFiles.File(state: FileState(hash: ContentHash(of: "a"), stamp: nil))], new: 0)

    #expect(try caches.names.isEmpty)
  }

  @Test func `with any damaged byte, returns the state or nothing`() throws {
    let state = FileState(hash: ContentHash(of: "a"), stamp: try stamp("A.swift"))
    cache().save(["A.swift": ListedFiles.File(state: state)], new: 1)
    let bytes = try caches.bytes

    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      try caches.write(damaged)
      let found = cache().state(of: "A.swift")
      #expect(found == nil || found == state)
    }
  }

  @Test func `a file with a known stamp is not read, and one with another stamp is`() async throws {
    let known = FileState(hash: ContentHash(of: "not the content"), stamp: try stamp("A.swift"))
    let reader = SourceFilesReader(root: folder.path)

    #expect(reader.unchanged(["A.swift", "B.swift", "C.swift"]) { _ in known } == [known, nil, nil])
    #expect(reader.unchanged(["A.swift"]) { _ in FileState(hash: known.hash, stamp: nil) } == [nil])
    #expect(reader.unchanged(["A.swift"]) { _ in nil } == [nil])
  }

  @Test func `a file is read once for its state and its contents`() async throws {
    let states = SourceFilesReader(root: folder.path).states(of: ["B.swift", "C.swift"]) { path, bytes, hash in
      [path, String(decoding: bytes, as: UTF8.self), "\(hash)"]
    }

    let hash = ContentHash(of: "import B\n")
    #expect(try states[0].get().state.hash == hash)
    #expect(try states[0].get().value == ["B.swift", "import B\n", "\(hash)"])
    #expect(throws: FileFailure.unreadable) { try states[1].get() }
  }

  @Test func `a file that has just been written may change unseen`() async throws {
    let states = SourceFilesReader(root: folder.path).states(of: ["A.swift"]) { _, _, _ in }

    #expect(try states[0].get().state == FileState(hash: ContentHash(of: "import A\n"), stamp: nil))
  }

  @Test(arguments: [(-1, false), (0, false), (2_000_000_000, false), (2_000_000_001, true), (9_000_000_000, true)])
  func `a stamp is final two seconds after the last change`(nanoseconds: Int64, isFinal: Bool) throws {
    let stamp = try stamp("A.swift")

    #expect(stamp.isFinal(at: stamp.changed + nanoseconds) == isFinal)
  }
}
