/// A 128-bit content hash, computed as two independent lanes of 64 bits.
///
/// The probability of an accidental collision is about 2^-128 per pair. The hash is not cryptographic: collisions can
/// be constructed.
///
/// Source: the multiply-and-fold step and the constants of wyhash (https://github.com/wangyi-fudan/wyhash, public
/// domain), in the variant that keeps both factors, because a factor of zero would erase the other one. The two lanes
/// combine the words of a block differently, with different constants.
package struct ContentHash: BitwiseCopyable, Hashable, Sendable {
  private static let blockSize = 32

  package let first: UInt64
  package let second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// - Parameter seed: Equal contents with different seeds have different hashes.
  /// - Complexity: O(*n*) for *n* bytes, about six bytes per cycle.
  package init(of bytes: UnsafeRawBufferPointer, seed: ContentHash = ContentHash(first: 0, second: 0)) {
    var lanes = Lanes(seed: seed)
    let tail = bytes.count & ~(Self.blockSize - 1)
    for offset in stride(from: 0, to: tail, by: Self.blockSize) {
      lanes.take(bytes.loadUnaligned(fromByteOffset: offset, as: Lanes.Words.self))
    }
    if tail < bytes.count {
      // Padded with zeros; the byte count added at the end distinguishes padding from content.
      var words: Lanes.Words = (0, 0, 0, 0)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[tail...])) }
      lanes.take(words)
    }
    self = lanes.finish(count: UInt64(bytes.count))
  }

  package init(of text: String, seed: ContentHash = ContentHash(first: 0, second: 0)) {
    var text = text
    self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0), seed: seed) }
  }
}

/// Four states, because the processor can compute four products in parallel; two states per lane.
private struct Lanes {
  typealias Words = (UInt64, UInt64, UInt64, UInt64)

  private static let odd: Words = (
    0x2d35_8dcc_aa6c_78a5, 0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47
  )
  private static let even: Words = (
    0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3
  )

  private var states: Words

  init(seed: ContentHash) {
    states = (seed.first, seed.first ^ Self.odd.2, seed.second, seed.second ^ Self.even.2)
  }

  /// - Parameter words: As supported platforms store them, in little-endian order.
  @inline(__always)
  mutating func take(_ words: Words) {
    let (one, two, three, four) = words
    states.0 = Self.fold(one ^ Self.odd.0, two ^ states.0)
    states.1 = Self.fold(three ^ Self.odd.1, four ^ states.1)
    states.2 = Self.fold(one ^ Self.even.0, three ^ states.2)
    states.3 = Self.fold(two ^ Self.even.1, four ^ states.3)
  }

  func finish(count: UInt64) -> ContentHash {
    let first = Self.fold(states.0 ^ Self.odd.3, states.1 ^ count)
    let second = Self.fold(states.2 ^ Self.even.3, states.3 ^ count)
    return ContentHash(
      first: Self.fold(first ^ Self.odd.0, Self.odd.2),
      second: Self.fold(second ^ Self.even.0, Self.even.2)
    )
  }

  @inline(__always)
  private static func fold(_ one: UInt64, _ two: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: two)
    return (one ^ product.low) ^ (two ^ product.high)
  }
}
