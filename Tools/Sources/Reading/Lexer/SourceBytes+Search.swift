import Model

/// Searches in blocks of sixteen bytes, because they would otherwise take most of the linter's time.
extension SourceBytes {
  typealias Block = SIMD16<UInt8>

  /// The first byte from an index on for which a test fails, or the end of the source.
  ///
  /// - Parameter areMatches: The test of sixteen bytes.
  @inline(__always)
  private func end(from start: Int, areMatches: (Block) -> SIMDMask<SIMD16<Int8>>) -> Int {
    var index = start
    while index < count {
      let block = index &+ 16 <= count ? block(at: index) : lastBlock(from: index)
      if let offset = areMatches(block).firstFalse { return min(index &+ offset, count) }
      index &+= 16
    }
    return max(start, count)
  }

  /// The bytes up to the end of the source, fewer than sixteen, and zeros.
  @inline(never)
  private func lastBlock(from start: Int) -> Block {
    var block = Block.zero
    for index in start..<count { block[index &- start] = self[index] }
    return block
  }

  /// The end of the line: its `\n` or `\r`, or the end of the source.
  func endOfLine(from start: Int) -> Int {
    end(from: start) { block in
      (block .!= Block(repeating: .lineFeed)) .& (block .!= Block(repeating: .carriageReturn))
    }
  }

  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    end(from: start) { $0 .== Block(repeating: 0x20) }
  }

  /// The end of a run of ASCII letters, digits, `_` and `$`.
  @inline(__always)
  func endOfASCIIWord(from start: Int) -> Int {
    end(from: start) { block in
      let isLetter = (block | Block(repeating: 0x20)) &- Block(repeating: UInt8(ascii: "a")) .< Block(repeating: 26)
      let isDigit = block &- Block(repeating: UInt8(ascii: "0")) .< Block(repeating: 10)
      let isMark = (block .== Block(repeating: UInt8(ascii: "_"))) .| (block .== Block(repeating: UInt8(ascii: "$")))
      return isLetter .| isDigit .| isMark
    }
  }

  /// The next quotation mark, apostrophe, backtick, slash, `#` or brace, or the end of the source.
  ///
  /// - Parameter hasBrackets: Whether to pass over parentheses and square brackets.
  func endOfPlainText(from start: Int, hasBrackets: Bool) -> Int {
    end(from: start) { block in
      let even = block & Block(repeating: 0xFE)
      let brace = hasBrackets ? block : block | Block(repeating: 0x20)
      var isPlain =
        (brace .!= Block(repeating: UInt8(ascii: "{"))) .& (brace .!= Block(repeating: UInt8(ascii: "}")))
        .& (even .!= Block(repeating: UInt8(ascii: "\"")))  // and `#`
        .& (block | Block(repeating: 0x08) .!= Block(repeating: UInt8(ascii: "/")))  // and `'`
        .& (block .!= Block(repeating: UInt8(ascii: "`")))
      if !hasBrackets { isPlain = isPlain .& (even .!= Block(repeating: UInt8(ascii: "("))) }  // and `)`
      return isPlain
    }
  }

  /// The number of line endings in a range: `\n`, `\r` or `\r\n`.
  func lineEnds(from start: Int, to end: Int) -> Int {
    var index = start
    var ended = 0
    while index &+ 16 < end {
      // A lane overflows above 255.
      let stop = min(end &- 16, index &+ 255 * 16)
      var lanes = Block.zero
      while index < stop {
        let block = block(at: index)
        let next = self.block(at: index &+ 1)
        let isLineEnd =
          (block .== Block(repeating: .lineFeed))
          .| ((block .== Block(repeating: .carriageReturn)) .& (next .!= Block(repeating: .lineFeed)))
        lanes &+= Block.zero.replacing(with: 1, where: isLineEnd)
        index &+= 16
      }
      ended &+= Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
    }
    while index < end {
      let byte = self[index]
      if byte == .lineFeed || (byte == .carriageReturn && self[index &+ 1] != .lineFeed) { ended &+= 1 }
      index &+= 1
    }
    return ended
  }

  /// The offset of the last word that affects facts about imports, or `nil` if there is none.
  ///
  /// The words are `import`, `canImport` and `inward:ignore`. Anything after the last one is irrelevant, which in most
  /// files is nearly everything. The search looks for two pairs of bytes that are rare in sources.
  func lastWordOfInterest() -> Int? {
    var index = count &- 17
    while index >= 0 {
      let first = block(at: index)
      let second = block(at: index &+ 1)
      let inImport = (first .== Block(repeating: UInt8(ascii: "m"))) .& (second .== Block(repeating: UInt8(ascii: "p")))
      let inIgnore = (first .== Block(repeating: UInt8(ascii: ":"))) .& (second .== Block(repeating: UInt8(ascii: "i")))
      if any(inImport .| inIgnore), let found = lastWordOfInterest(from: index, to: index &+ 16) { return found }
      index &-= 16
    }
    return lastWordOfInterest(from: 0, to: index &+ 16)
  }

  private func lastWordOfInterest(from start: Int, to end: Int) -> Int? {
    (start..<end).reversed().lazy.compactMap(wordOfInterest).first
  }

  /// The start of the word whose rare pair of bytes is at the index.
  private func wordOfInterest(around index: Int) -> Int? {
    if self[index] == UInt8(ascii: ":") { return has("inward:ignore", at: index &- 6) ? index &- 6 : nil }
    guard self[index] == UInt8(ascii: "m") else { return nil }
    if has("canImport", at: index &- 4) { return index &- 4 }
    let start = index &- 1
    let after = self[index &+ 5]
    guard has("import", at: start), !after.isASCIIWord, after != UInt8(ascii: ":") else { return nil }
    guard start > 0 else { return start }
    let before = self[start &- 1]
    return before.isASCIIWord || before == UInt8(ascii: ".") ? nil : start
  }
}

extension SourceBytes {
  /// Whether `FeatureFlag` is anywhere. The search looks for its second `F`, which is rare in sources.
  var hasFlagName: Bool {
    let letter = UInt8(ascii: "F")
    var index = 0
    while index < count {
      index = end(from: index) { $0 .!= Block(repeating: letter) }
      if has("FeatureFlag", at: index &- 7) { return true }
      index &+= 1
    }
    return false
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The first false lane, or `nil` if all are true.
  ///
  /// Each of the sixteen bytes of a mask is all ones or all zeros, and supported platforms store the first lane in the
  /// lowest bits.
  @inline(__always)
  fileprivate var firstFalse: Int? {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if ~halves.x != 0 { return (~halves.x).trailingZeroBitCount &>> 3 }
    if ~halves.y != 0 { return 8 &+ (~halves.y).trailingZeroBitCount &>> 3 }
    return nil
  }
}
