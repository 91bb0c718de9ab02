/// A 128-bit content hash, computed as four lanes of 64 bits.
///
/// The probability of an accidental collision is about 2^-64 per pair, as two contents may differ in one lane only. The
/// hash is not cryptographic: collisions can be constructed.
///
/// Source: the multiply-and-fold step and the constants of wyhash (https://github.com/wangyi-fudan/wyhash, public
/// domain), in the variant that keeps both factors, because a factor of zero would erase the other one.
package struct ContentHash: BitwiseCopyable, Hashable, Sendable {
  private static let blockSize = 64

  package let first: UInt64
  package let second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// - Parameter seed: Equal contents with different seeds have different hashes.
  /// - Complexity: O(*n*) for *n* bytes, about ten bytes per cycle.
  package init(of bytes: UnsafeRawBufferPointer, seed: ContentHash = ContentHash(first: 0, second: 0)) {
    var lanes = Lanes(seed: seed)
    let tail = bytes.count & ~(Self.blockSize - 1)
    for offset in stride(from: 0, to: tail, by: Self.blockSize) {
      lanes.take(bytes.loadUnaligned(fromByteOffset: offset, as: Lanes.Words.self))
    }
    if tail < bytes.count {
      // Padded with zeros; the byte count added at the end distinguishes padding from content.
      var words: Lanes.Words = (0, 0, 0, 0, 0, 0, 0, 0)
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

/// Four states, because the processor can compute four products in parallel.
private struct Lanes {
  typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private typealias States = (UInt64, UInt64, UInt64, UInt64)

  private static let secrets: States = (
    0x2d35_8dcc_aa6c_78a5, 0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47
  )

  private var states: States

  init(seed: ContentHash) {
    states = (seed.first, seed.first ^ Self.secrets.2, seed.second, seed.second ^ Self.secrets.3)
  }

  /// - Parameter words: As supported platforms store them, in little-endian order.
  @inline(__always)
  mutating func take(_ words: Words) {
    states.0 = Self.fold(words.0 ^ Self.secrets.0, words.1 ^ states.0)
    states.1 = Self.fold(words.2 ^ Self.secrets.1, words.3 ^ states.1)
    states.2 = Self.fold(words.4 ^ Self.secrets.2, words.5 ^ states.2)
    states.3 = Self.fold(words.6 ^ Self.secrets.3, words.7 ^ states.3)
  }

  func finish(count: UInt64) -> ContentHash {
    let one = Self.fold(states.0 ^ Self.secrets.1, states.1 ^ count)
    let two = Self.fold(states.2 ^ Self.secrets.0, states.3 ^ count)
    return ContentHash(
      first: Self.fold(one ^ Self.secrets.2, two),
      second: Self.fold(one, two ^ Self.secrets.3)
    )
  }

  @inline(__always)
  private static func fold(_ one: UInt64, _ two: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: two)
    return (one ^ product.low) ^ (two ^ product.high)
  }
}
