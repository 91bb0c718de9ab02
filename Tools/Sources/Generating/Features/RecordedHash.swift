/// The hash by which a feature's record tells whether a file was edited.
///
/// Records keep it, so its value for a text never changes, unlike that of a hash in a cache.
///
/// Source: the multiply-and-fold step and the constants of wyhash (https://github.com/wangyi-fudan/wyhash, public
/// domain), in the variant that keeps both factors.
struct RecordedHash {
  private static let odd: [UInt64] = [
    0x2d35_8dcc_aa6c_78a5, 0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47,
  ]
  private static let even: [UInt64] = [
    0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3,
  ]

  /// In 32 hexadecimal digits.
  let text: String

  init(of bytes: [UInt8]) {
    let (odd, even) = (Self.odd, Self.even)
    var states: [UInt64] = [0, odd[2], 0, even[2]]
    for start in stride(from: 0, to: bytes.count, by: 32) {
      // Little-endian, with zeros after the last byte.
      let words = stride(from: start, to: start + 32, by: 8).map { start -> UInt64 in
        bytes.dropFirst(start).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      states[0] = Self.fold(words[0] ^ odd[0], words[1] ^ states[0])
      states[1] = Self.fold(words[2] ^ odd[1], words[3] ^ states[1])
      states[2] = Self.fold(words[0] ^ even[0], words[2] ^ states[2])
      states[3] = Self.fold(words[1] ^ even[1], words[3] ^ states[3])
    }
    let count = UInt64(bytes.count)
    let first = Self.fold(states[0] ^ odd[3], states[1] ^ count)
    let second = Self.fold(states[2] ^ even[3], states[3] ^ count)
    let parts = [Self.fold(first ^ odd[0], odd[2]), Self.fold(second ^ even[0], even[2])]
    text = parts.map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func fold(_ one: UInt64, _ two: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: two)
    return (one ^ product.low) ^ (two ^ product.high)
  }
}
