/// A 128-bit hash that is the same in every process, unlike that of `Hasher`.
///
/// It takes eight bytes at a time, because pages have thousands of bytes. It does not resist deliberate collisions. The
/// factors are those of xxHash (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md).
struct ByteHash {
  private var first: UInt64 = 0x9e37_79b1_85eb_ca87
  private var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  /// Both numbers as 32 hexadecimal digits.
  var digits: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for (start, number) in [(0, first), (16, second)] {
        for index in 0..<16 {
          let digit = UInt8(truncatingIfNeeded: number >> (60 - 4 * index)) & 15
          let character = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
          digits.initializeElement(at: start + index, to: character)
        }
      }
      return 32
    }
  }

  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    let end = bytes.count - bytes.count % 8
    for offset in stride(from: 0, to: end, by: 8) {
      combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    combine(bytes[end...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    // Otherwise zeros at the end would not count.
    combine(UInt64(bytes.count))
  }

  private mutating func combine(_ word: UInt64) {
    first = Self.rotate(first ^ word, by: 29) &* 0x9e37_79b1_85eb_ca87
    second = (Self.rotate(second, by: 31) ^ word) &* 0xc2b2_ae3d_27d4_eb4f
  }

  private static func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
