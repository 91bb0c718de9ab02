extension ManifestTokenizer {
  /// A line of a string literal. The indentation is separate, because a multi-line literal removes part of it.
  private struct Line {
    var indentation: [UInt8] = []
    var pieces: [ManifestToken.Piece] = []
    var characters: [UInt8] = []
    /// Whether a backslash at the end joins it to the next line.
    var joinsNext = false

    mutating func close() {
      guard !characters.isEmpty else { return }
      pieces.append(.characters(String(decoding: characters, as: UTF8.self)))
      characters = []
    }
  }

  /// Parses a string literal, starting at its first quotation mark.
  ///
  /// - Parameter hashes: The number of `#` before it.
  mutating func string(hashes: Int) -> ManifestToken.Kind {
    depth += 1
    defer { depth -= 1 }
    let isMultiline = bytes[index...].starts(with: Array("\"\"\"".utf8))
    let marks = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let closing = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    index += isMultiline ? 3 : 1
    guard depth <= Self.depthLimit else { return .unknown("strings nested too deeply") }
    if isMultiline {
      skipBlanks()
      guard peek() == 10 else { return .unknown("a multi-line string that starts on the line of its quotation marks") }
      skipLineFeed()
    }
    var lines = [Line(indentation: isMultiline ? takeBlanks() : [])]
    while let byte = peek() {
      let last = lines.count - 1
      if bytes[index...].starts(with: closing) {
        index += closing.count
        lines[last].close()
        return isMultiline ? joined(lines) : .text(lines[last].pieces)
      }
      if byte == 10 {
        guard isMultiline else { return .unknown("an unterminated string") }
        lines[last].close()
        skipLineFeed()
        lines.append(Line(indentation: takeBlanks()))
      } else if byte == 13, peek(1) == 10 {
        index += 1
      } else if bytes[index...].starts(with: escape) {
        index += escape.count
        guard takeEscape(into: &lines[last]) else { return .unknown("an invalid escape in a string") }
      } else {
        lines[last].characters.append(byte)
        index += 1
      }
    }
    return .unknown("an unterminated string")
  }

  /// Parses an escape after the backslash; returns `false` if it is invalid.
  private mutating func takeEscape(into line: inout Line) -> Bool {
    guard let byte = peek() else { return false }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): line.characters.append(10)
    case UInt8(ascii: "r"): line.characters.append(13)
    case UInt8(ascii: "t"): line.characters.append(9)
    case UInt8(ascii: "0"): line.characters.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): line.characters.append(byte)
    case UInt8(ascii: "u"): return takeScalar(into: &line)
    case UInt8(ascii: "("):
      line.close()
      line.pieces.append(.code(tokens(inInterpolation: true)))
    case 9, 10, 13, 32:
      index -= 1
      skipBlanks()
      line.joinsNext = true
      return peek() == 10
    default: return false
    }
    return true
  }

  private mutating func takeScalar(into line: inout Line) -> Bool {
    guard peek() == UInt8(ascii: "{") else { return false }
    let digits = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != 10 }
    index += digits.count + 1
    guard peek() == UInt8(ascii: "}") else { return false }
    index += 1
    guard
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
    else { return false }
    line.characters += Array(String(scalar).utf8)
    return true
  }

  /// Joins the lines of a multi-line literal, without the indentation of its last line.
  private func joined(_ lines: [Line]) -> ManifestToken.Kind {
    guard let last = lines.last, last.pieces.isEmpty else {
      return .unknown("a multi-line string that ends on a line with text")
    }
    var pieces: [ManifestToken.Piece] = []
    for (number, line) in lines.dropLast().enumerated() {
      if line.indentation.starts(with: last.indentation) {
        let rest = line.indentation.dropFirst(last.indentation.count)
        pieces.append(.characters(String(decoding: rest, as: UTF8.self)))
      } else if !line.pieces.isEmpty {
        return .unknown("a line with too little indentation in a string")
      }
      pieces += line.pieces
      if number < lines.count - 2, !line.joinsNext { pieces.append(.characters("\n")) }
    }
    return .text(pieces)
  }

  private mutating func takeBlanks() -> [UInt8] {
    let blanks = bytes[index...].prefix { $0 == 32 || $0 == 9 }
    index += blanks.count
    return Array(blanks)
  }

  private mutating func skipBlanks() {
    index += bytes[index...].prefix { $0 == 32 || $0 == 9 || $0 == 13 }.count
  }
}
