/// A 128-bit content hash, computed as two independent lanes of 64 bits.
///
/// The probability of an accidental collision is about 2^-128 per pair. The hash is not cryptographic: collisions can
/// be constructed.
///
/// Source: the multiply-and-fold step and the constants of wyhash (https://github.com/wangyi-fudan/wyhash, public
/// domain), in the variant that keeps both factors, because a factor of zero would erase the other one. The two lanes
/// combine the words of a block differently, with different constants.
package struct ContentHash: BitwiseCopyable, Hashable, Sendable {
  /// The number of bytes per step.
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
      lanes.take(
        Self.word(bytes, offset),
        Self.word(bytes, offset &+ 8),
        Self.word(bytes, offset &+ 16),
        Self.word(bytes, offset &+ 24)
      )
    }
    if tail < bytes.count {
      // Padded with zeros; the byte count added at the end distinguishes padding from content.
      var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[tail...])) }
      lanes.take(
        UInt64(littleEndian: words.0),
        UInt64(littleEndian: words.1),
        UInt64(littleEndian: words.2),
        UInt64(littleEndian: words.3)
      )
    }
    self = lanes.finish(count: UInt64(bytes.count))
  }

  package init(of text: String) {
    var text = text
    self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// Four states, because the processor can compute four products in parallel; two states per lane.
private struct Lanes {
  private static let odd: (UInt64, UInt64, UInt64, UInt64) = (
    0x2d35_8dcc_aa6c_78a5, 0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47
  )
  private static let even: (UInt64, UInt64, UInt64, UInt64) = (
    0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3
  )

  private var states: (UInt64, UInt64, UInt64, UInt64)

  init(seed: ContentHash) {
    states = (seed.first, seed.first ^ Self.odd.2, seed.second, seed.second ^ Self.even.2)
  }

  @inline(__always)
  mutating func take(_ one: UInt64, _ two: UInt64, _ three: UInt64, _ four: UInt64) {
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
