import Model

/// Evaluates the escapes and the indentation of a string literal.
///
/// Source: The Swift Programming Language, "Strings and Characters".
struct StringLiteral {
  private let position: SourcePosition
  /// The `#` in its delimiters and after its backslashes.
  private let hashes: ArraySlice<UInt8>
  /// That of the closing delimiter of a multi-line string.
  private var indentation: ArraySlice<UInt8> = []

  /// The characters of each part of a literal.
  ///
  /// - Parameter parts: The source, divided at its interpolations: the first part ends, and the last begins, with a
  ///   bracket of an interpolation.
  static func characters(of parts: [String], at position: SourcePosition) throws -> [String] {
    var contents = parts.map { Array($0.utf8)[...] }
    let last = contents.count - 1
    let hashes = contents[0].prefix { $0 == UInt8(ascii: "#") }
    let start = contents[0].dropFirst(hashes.count)
    // `#"""#` is a quotation mark in a single-line string.
    let opensLine = start.dropFirst(3).drop(while: \.isBlank).first == 10
    let isMultiline = start.starts(with: "\"\"\"".utf8) && (hashes.isEmpty || opensLine)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    contents[0] = contents[0].dropFirst(hashes.count + quotes.count)
    for index in 0..<last {
      contents[index] = contents[index].dropLast(hashes.count + 2)
      contents[index + 1] = contents[index + 1].dropFirst()
    }
    var literal = StringLiteral(position: position, hashes: hashes)
    guard contents[last].suffix(quotes.count + hashes.count).elementsEqual(quotes + hashes) else {
      throw literal.malformed("an unterminated string")
    }
    contents[last] = contents[last].dropLast(quotes.count + hashes.count)

    guard isMultiline else { return try contents.map(literal.characters).map { String(decoding: $0, as: UTF8.self) } }
    contents[0] = contents[0].drop(while: \.isBlank)
    guard contents[0].first == 10 else {
      throw literal.malformed("a multi-line string that starts on the line of its quotation marks")
    }
    guard let lineFeed = contents[last].lastIndex(of: 10), contents[last][(lineFeed + 1)...].allSatisfy(\.isBlank)
    else {
      throw literal.malformed("a multi-line string that ends on a line with text")
    }
    literal.indentation = contents[last][(lineFeed + 1)...]
    var characters = try contents.map(literal.characters)
    // The line feeds next to the delimiters are not part of the value.
    characters[0].removeFirst()
    if characters[last].last == 10 { characters[last].removeLast() }
    return characters.map { String(decoding: $0, as: UTF8.self) }
  }

  private func characters(of content: ArraySlice<UInt8>) throws -> [UInt8] {
    var rest = content
    var text: [UInt8] = []
    while let byte = rest.first {
      rest.removeFirst()
      switch byte {
      case UInt8(ascii: "\\") where rest.starts(with: hashes):
        rest.removeFirst(hashes.count)
        text += try escaped(&rest)
      case 13 where rest.first == 10: break
      case 10:
        text.append(10)
        try skipIndentation(&rest)
      default: text.append(byte)
      }
    }
    return text
  }

  private func skipIndentation(_ rest: inout ArraySlice<UInt8>) throws {
    if rest.starts(with: indentation) { return rest.removeFirst(indentation.count) }
    rest = rest.drop(while: \.isBlank)
    guard rest.first == 10 else { throw malformed("a line with too little indentation in a string") }
  }

  /// The value of what follows a backslash.
  private func escaped(_ rest: inout ArraySlice<UInt8>) throws -> [UInt8] {
    let byte = rest.popFirst()
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return byte.map { [$0] } ?? []
    case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value) {
        rest = rest.dropFirst(digits.count + 2)
        return Array(String(scalar).utf8)
      }
    case 9, 10, 13, 32:
      // It joins two lines of a multi-line string.
      if byte != 10 { rest = rest.drop(while: \.isBlank) }
      if byte == 10 || rest.popFirst() == 10 {
        try skipIndentation(&rest)
        return []
      }
    default: break
    }
    throw malformed("an invalid escape in a string")
  }

  private func malformed(_ reason: String) -> UnsupportedSyntax { UnsupportedSyntax(reason, at: position) }
}

extension UInt8 {
  /// A space or a tab, or the first half of a line ending.
  fileprivate var isBlank: Bool { self == 32 || self == 9 || self == 13 }
}
