import Model

/// A source line with a marker below part of it, for a terminal of limited width.
struct SourceExcerpt: Equatable {
  var text: String
  /// Spaces, a caret, and tildes for the rest of the marked text.
  var mark: String

  /// - Parameters:
  ///   - column: The start of the marked text, in UTF-8 bytes from 1; past the end of the line means its end.
  ///   - length: The length of the marked text, in UTF-8 bytes.
  ///   - width: The available columns; a longer line is truncated around the caret.
  init(line: String, column: Int, length: Int, width: Int) {
    let start = min(max(column, 1) - 1, line.utf8.count)
    let end = start + min(max(length, 1), line.utf8.count + 1)
    // Fast path: most lines fit, and each of their bytes takes one column.
    if line.utf8.count <= max(width, 20), line.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      text = line
      mark = Self.mark(behind: start, length: min(end, line.utf8.count) - start)
      return
    }
    let cells = Self.cells(of: line)
    let first = cells.firstIndex { $0.bytes.upperBound > start } ?? cells.endIndex
    let last = cells[first...].firstIndex { $0.bytes.lowerBound >= end } ?? cells.endIndex
    let shown = Self.window(on: cells, around: first, width: max(width, 20))

    let before = shown.lowerBound > 0 ? "…" : ""
    let after = shown.upperBound < cells.count ? "…" : ""
    text = before + cells[shown].map(\.text).joined() + after
    let indentation = before.count + cells[shown.lowerBound..<first].reduce(0) { $0 + $1.width }
    let marked = cells[first..<max(first, min(last, shown.upperBound))].reduce(0) { $0 + $1.width }
    mark = Self.mark(behind: indentation, length: marked)
  }

  private static func mark(behind indentation: Int, length: Int) -> String {
    String(repeating: " ", count: indentation) + "^" + String(repeating: "~", count: max(length, 1) - 1)
  }

  /// A character as shown, with its byte range.
  private struct Cell {
    var text: String
    var width: Int
    var bytes: Range<Int>
  }

  private static let tabWidth = 4

  private static func cells(of line: String) -> [Cell] {
    var column = 0
    var byte = 0
    return line.map { character in
      let text =
        character == "\t"
        ? String(repeating: " ", count: tabWidth - column % tabWidth)
        : String(character).escapingControls
      let bytes = byte..<byte + character.utf8.count
      let cell = Cell(text: text, width: text.displayWidth, bytes: bytes)
      column += cell.width
      byte = bytes.upperBound
      return cell
    }
  }

  /// The cells to show: all if they fit, otherwise a third of the width before the caret and the rest after it.
  private static func window(on cells: [Cell], around caret: Int, width: Int) -> Range<Int> {
    // Where each cell starts, and the last one ends.
    let columns = cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.width) }
    guard columns[cells.count] > width else { return cells.indices }
    // Leaves a column on either side for the ellipsis.
    let room = width - 2
    let lower = columns.firstIndex { columns[caret] - $0 <= room / 3 } ?? 0
    let upper = columns.lastIndex { $0 - columns[lower] <= (lower == 0 ? room + 1 : room) } ?? cells.count
    // At the end of the line, room is left to show more of what is before.
    let first = columns.firstIndex { columns[upper] - $0 <= (upper == cells.count ? room + 1 : room) } ?? 0
    return min(lower, first)..<upper
  }
}

extension Character {
  /// The number of terminal columns that the character takes: 0, 1 or 2.
  ///
  /// The wide ranges are the `W` and `F` blocks of Unicode Standard Annex #11, rounded to whole blocks. Terminals
  /// differ in the details.
  var displayWidth: Int {
    if isASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    if Self.wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2E80...0x303E,  // CJK radicals, punctuation
    0x3041...0xA4CF,  // Kana, CJK ideographs, Yi
    0xA960...0xA97F,  // Hangul initials, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE30...0xFE6F,  // CJK compatibility and small forms
    0xFF01...0xFF60,  // Fullwidth forms
    0xFFE0...0xFFE6,  // Fullwidth signs
    0x17000...0x18CFF,  // Tangut
    0x1B000...0x1B2FF,  // Kana, supplements
    0x20000...0x3FFFD,  // CJK ideographs, extensions
  ]
}

extension String {
  var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with control characters escaped as in Swift.
  public var escapingControls: String {
    // Fast path: most lines are plain.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return replacingScalars { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
      }
    }
  }

  /// The text with other texts in place of some scalars; those without one stay.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = replacement(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The text escaped for XML or HTML, in content or attributes.
  ///
  /// Characters that XML 1.0 does not allow are removed, because they cannot be escaped.
  ///
  /// Source: "Extensible Markup Language (XML) 1.0 (Fifth Edition)", sections 2.2 and 2.4.
  var markupEscaped: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      case "\u{FFFE}", "\u{FFFF}": ""
      default: scalar.isControl ? "" : nil
      }
    }
  }

  /// Replaces each run of line breaks with a space, for formats with one entry per line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The path as part of a URI.
  ///
  /// Percent-encodes all but the unreserved characters of RFC 3986, `/`, and `+` and `@`, which are common in the names
  /// of Swift files and images and safe in a path.
  var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/", "+", "@":
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension Int {
  /// The number and a noun, with an `s` for the plural.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
