import Foundation
import Model
import TestSupport
import Testing

@testable import Reading
@testable import Repositories

/// A cache file can be truncated, overwritten, or foreign.
struct DamagedCacheTests {
  private let folder: CacheFolder
  private let intact: [UInt8]
  private let expected = Sources.cold(Sources.small)

  init() throws {
    folder = try CacheFolder()
    folder.run(Sources.small)
    intact = try folder.bytes
  }

  @Test func `a flipped byte changes no result, and is repaired`() throws {
    for index in intact.indices {
      for mask: UInt8 in [1, 0x80, 0xFF] {
        var damaged = intact
        damaged[index] ^= mask
        try folder.write(damaged)

        let run = folder.run(Sources.small)

        #expect(run.facts == expected)
        #expect(run.hits < Sources.small.count, "nothing noticed that byte \(index) is another")
      }
    }
    #expect(folder.run(Sources.small).hits == Sources.small.count)
  }

  @Test func `a truncated file changes no result`() throws {
    for count in 0..<intact.count {
      try folder.write(Array(intact.prefix(count)))

      let run = folder.run(Sources.small)

      #expect(run.facts == expected)
      #expect(run.hits == 0)
    }
  }

  @Test func `a file with trailing bytes is ignored`() throws {
    try folder.write(intact + [0])

    #expect(folder.run(Sources.small).hits == 0)
  }

  @Test(arguments: [[], Array("not a cache".utf8), [UInt8](repeating: 0, count: 4096)])
  func `a foreign file is replaced`(bytes: [UInt8]) throws {
    try folder.write(bytes)

    #expect(folder.run(Sources.small).facts == expected)
    #expect(folder.run(Sources.small).hits == Sources.small.count)
  }

  @Test func `no bytes crash the decoder`() {
    var random = SplitMix64(seed: 3)
    var facts = expected
    let encodings = facts.indices.map { FactsCoder.bytes(of: &facts[$0]) }
    for _ in 0..<20_000 {
      var bytes = encodings.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...min(2, bytes.count), using: &random))
      _ = bytes.withUnsafeBytes { FactsCoder.facts(from: $0, depth: .declarations) }
    }
  }
}
