/// Searches that look at eight bytes at a time, since most of a linter's time would go into them otherwise.
///
/// Source of the bit patterns: Henry S. Warren, Hacker's Delight, "Find First 0-Byte".
extension SourceBytes {
  /// Where the line ends that the index is in: at its `\n` or `\r`, or at the end of the source.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = word(at: index)
      let found =
        Self.zeroBytes(word ^ Self.repeated(.lineFeed)) | Self.zeroBytes(word ^ Self.repeated(.carriageReturn))
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, self[index] != .lineFeed, self[index] != .carriageReturn { index &+= 1 }
    return index
  }

  /// Where the last word stands that facts about imports can come from, or `nil` where there is none.
  ///
  /// Such a word is `import`, `canImport` or `inward:ignore`. What comes after the last one cannot matter, and in most
  /// files that is nearly everything. The search goes for two pairs of bytes that are rare in sources.
  func lastWordOfInterest() -> Int? {
    var index = count &- 9
    while index >= 0 {
      let first = word(at: index)
      let second = word(at: index &+ 1)
      let inImport = (first ^ Self.repeated(UInt8(ascii: "m"))) | (second ^ Self.repeated(UInt8(ascii: "p")))
      let inIgnore = (first ^ Self.repeated(UInt8(ascii: ":"))) | (second ^ Self.repeated(UInt8(ascii: "i")))
      if Self.zeroBytes(inImport) | Self.zeroBytes(inIgnore) != 0,
        let found = lastWordOfInterest(from: index, to: index &+ 8)
      {
        return found
      }
      index &-= 8
    }
    return lastWordOfInterest(from: 0, to: index &+ 8)
  }

  private func lastWordOfInterest(from start: Int, to end: Int) -> Int? {
    var index = end &- 1
    while index >= start {
      if let found = wordOfInterest(around: index) { return found }
      index &-= 1
    }
    return nil
  }

  /// The start of the word whose pair of rare bytes stands at the index.
  private func wordOfInterest(around index: Int) -> Int? {
    if has("inward:ignore", at: index &- 6) { return index &- 6 }
    if has("canImport", at: index &- 4) { return index &- 4 }
    let start = index &- 1
    guard has("import", at: start), !self[index &+ 5].isASCIIWord, self[index &+ 5] != UInt8(ascii: ":") else {
      return nil
    }
    guard start > 0 else { return start }
    let before = self[start &- 1]
    return before.isASCIIWord || before == UInt8(ascii: ".") ? nil : start
  }

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// The top bit of the lowest byte that is zero, and perhaps others above it.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
