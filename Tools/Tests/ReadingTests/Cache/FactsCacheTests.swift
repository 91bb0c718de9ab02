import Foundation
import Model
import Testing

@testable import Reading
@testable import Repositories

struct FactsCacheTests {
  @Test(arguments: [SourceDepth.imports, .declarations])
  func `cached facts equal those of the sources`(depth: SourceDepth) throws {
    let folder = try CacheFolder()
    let sources = Sources.ownFiles + Sources.hardCases
    try #require(sources.count > 300)
    let expected = Sources.cold(sources, depth: depth)

    let first = folder.run(sources, depth: depth)
    let second = folder.run(sources, depth: depth)

    #expect(first.facts == expected)
    #expect(second.facts == expected)
    #expect(first.hits == 0)
    #expect(second.hits == sources.count)
  }

  @Test func `notices an edit of any byte`() throws {
    let folder = try CacheFolder()
    let source = Sources.small[0]
    folder.run([source])
    let cache = folder.cache()

    for index in source.indices {
      for mask: UInt8 in [1, 0x20, 0x80, 0xFF] {
        var edited = source
        edited[index] ^= mask
        let entry = edited.withUnsafeBytes { cache.read($0, at: "A.swift", depth: .declarations) }
        #expect(entry.encoded != nil)
        #expect(entry.file.facts == SourceScanner.facts(of: edited, depth: .declarations))
      }
    }
  }

  @Test func `cached declarations serve requests for imports, but not vice versa`() throws {
    let folder = try CacheFolder()
    let sources = Sources.small

    #expect(folder.run(sources, depth: .imports).hits == 0)
    let declarations = folder.run(sources, depth: .declarations)
    let imports = folder.run(sources, depth: .imports)
    let declarationsAgain = folder.run(sources, depth: .declarations)

    #expect(declarations.hits == 0)
    #expect(imports.hits == sources.count)
    #expect(declarationsAgain.hits == sources.count)
    #expect(imports.facts == Sources.cold(sources, depth: .imports))
    #expect(declarationsAgain.facts == Sources.cold(sources))
  }

  @Test func `mentions are read where they are needed`() throws {
    let folder = try CacheFolder()
    let sources = ["struct A { let b: B }", "struct C { let d: D }"].map { Array($0.utf8) }
    let depth = SourceDepth.outlines { $0.types.contains { $0.name == "A" } }
    let none = SourceDepth.outlines { _ in false }

    let without = folder.run(sources, depth: none)
    let some = folder.run(sources, depth: depth)
    let again = folder.run(sources, depth: depth)
    let all = folder.run(sources, depth: .declarations)

    #expect(without.facts.flatMap(\.mentionedNames).isEmpty)
    #expect(some.facts.flatMap(\.mentionedNames) == ["B"])
    #expect(all.facts.flatMap(\.mentionedNames) == ["B", "D"])
    #expect(some.facts == Sources.cold(sources, depth: depth))
    let hits = [some, again, all, folder.run(sources, depth: none)].map(\.hits)
    #expect(hits == [1, 2, 1, 2])
    #expect(again.facts == some.facts)
    #expect(all.facts == Sources.cold(sources))
  }

  @Test func `another version of the tool starts with an empty cache`() throws {
    let folder = try CacheFolder()
    let sources = Sources.small
    folder.run(sources, version: "1")

    #expect(folder.run(sources, version: "2").hits == 0)
    #expect(folder.run(sources, version: "2").hits == sources.count)
    #expect(folder.run(sources, version: "1").hits == 0)
  }

  @Test func `is written only if there are new entries`() throws {
    let folder = try CacheFolder()
    folder.run(Sources.small)
    let before = try folder.bytes
    let generation = folder.cache().file.generation

    folder.run(Sources.small)
    folder.run(Array(Sources.small.prefix(1)))
    #expect(try folder.bytes == before)
    folder.run([Array("import New".utf8)])

    #expect(try folder.bytes != before)
    #expect(folder.cache().file.generation == generation + 1)
  }

  @Test func `is not written for a few edits among many sources`() throws {
    let folder = try CacheFolder()
    let sources = (0..<200).map { Array("struct Source\($0) {}".utf8) }
    let edited = (0..<4).map { Array("struct Edited\($0) {}".utf8) }
    folder.run(sources)
    let before = try folder.bytes

    #expect(folder.run(sources.dropLast() + edited.prefix(1)).hits == 199)
    #expect(try folder.bytes == before)
    #expect(folder.run(sources.dropLast(4) + edited).hits == 196)
    #expect(try folder.bytes != before)
    #expect(folder.run(sources.dropLast(4) + edited).hits == 200)
  }

  @Test func `is at most twice as large as a run needs, and drops unused entries`() throws {
    let folder = try CacheFolder()
    let steady = Sources.small[0]
    var sizes: [Int] = []

    for number in 100..<300 {
      folder.run([steady, Array("struct Edited\(number) {}".utf8)])
      sizes.append(try folder.bytes.count)
    }

    #expect(sizes.dropFirst(100).max() == sizes.dropFirst(50).prefix(50).max())
    #expect(folder.run([steady]).hits == 1)
    #expect(folder.run([Array("struct Edited299 {}".utf8)]).hits == 1)
    #expect(folder.run([Array("struct Edited200 {}".utf8)]).hits == 0)
  }

  @Test func `equal files share an entry`() throws {
    let folder = try CacheFolder()
    let source = Sources.small[0]

    folder.run([source, source])

    #expect(folder.run([source, source]).hits == 2)
    #expect(folder.cache().file.entries.count == 1)
  }
}

extension SourceFacts {
  /// What types mention.
  fileprivate var mentionedNames: [String] { (declarations?.types ?? []).flatMap(\.mentions).map(\.name) }
}
