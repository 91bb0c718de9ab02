import Testing

@testable import Reading
@testable import Repositories

struct ContentHashTests {
  @Test(arguments: [0, 1, 63, 64, 65, 1_000])
  func `equal bytes have equal hashes at any address`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let shifted = [0] + bytes

    let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    let other = shifted.withUnsafeBytes { ContentHash(of: UnsafeRawBufferPointer(rebasing: $0[1...])) }

    #expect(hash == other)
  }

  @Test func `hashes differ if a bit, the length or the seed differs`() {
    let bytes = (0..<257).map { UInt8(truncatingIfNeeded: $0) }
    var firsts: Set<UInt64> = []
    var seconds: Set<UInt64> = []
    var count = 0
    func note(_ bytes: [UInt8], seed: UInt64 = 0) {
      let hash = bytes.withUnsafeBytes { ContentHash(of: $0, seed: ContentHash(first: seed, second: 0)) }
      firsts.insert(hash.first)
      seconds.insert(hash.second)
      count += 1
    }
    for index in bytes.indices {
      for bit in 0..<8 {
        var edited = bytes
        edited[index] ^= 1 << UInt8(bit)
        note(edited)
      }
    }
    for length in 0...bytes.count { note(Array(bytes.prefix(length))) }
    for length in 2...100 { note([UInt8](repeating: 0, count: length)) }

    #expect(firsts.count == count)
    #expect(seconds.count == count)
  }

  /// On average, half of the bits change with one bit of the content. The range is 4.5 standard deviations to each side.
  @Test func `one bit affects all bits of the hash`() {
    let bytes = [UInt8](repeating: 0x61, count: 128)
    let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    for index in bytes.indices {
      var edited = bytes
      edited[index] ^= 1
      let other = edited.withUnsafeBytes { ContentHash(of: $0) }
      #expect((14...50).contains((hash.first ^ other.first).nonzeroBitCount))
      #expect((14...50).contains((hash.second ^ other.second).nonzeroBitCount))
    }
  }
}
