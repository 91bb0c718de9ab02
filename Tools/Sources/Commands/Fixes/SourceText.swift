import Model
import Reading
import Repositories

/// A source file's bytes, with positions and line ranges for edits. A line ends with `\n`, `\r\n` or `\r`, as for the
/// compiler.
struct SourceText {
  private(set) var bytes: [UInt8]
  private(set) var lineStarts: [Int]

  /// - Parameter lineCount: The number of lines from the first one that are asked for.
  init(_ bytes: [UInt8], lineCount: Int = .max) {
    self.bytes = bytes
    lineStarts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isInside = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isInside { lineStarts.append(offset + 1) }
      if lineStarts.count > lineCount { break }
    }
  }

  /// The lines with their ends.
  var lines: [ArraySlice<UInt8>] { lineStarts.indices.map { bytes[range(ofLine: $0)] }.filter { !$0.isEmpty } }

  mutating func replace(_ range: Range<Int>, with text: String) {
    self = SourceText(Array(bytes[..<range.lowerBound]) + Array(text.utf8) + bytes[range.upperBound...])
  }

  /// The offset of a position, or `nil` if it is outside the text.
  func offset(of position: SourcePosition) -> Int? {
    guard lineStarts.indices.contains(position.line - 1) else { return nil }
    let offset = lineStarts[position.line - 1] + position.column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The line that contains an offset, including its line ending.
  func line(around offset: Int) -> Range<Int> { range(ofLine: lineIndex(of: offset)) }

  func lineIndex(of offset: Int) -> Int { (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1 }

  private func range(ofLine index: Int) -> Range<Int> {
    lineStarts[index]..<(index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count)
  }

  /// A line without its end.
  func contents(ofLine index: Int) -> Range<Int> {
    let line = range(ofLine: index)
    return line.lowerBound..<(bytes[line].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? line.lowerBound)
  }

  func lineEnd(around offset: Int) -> String { bytes[line(around: offset)].suffix(2) == [0x0D, 0x0A] ? "\r\n" : "\n" }

  /// The end of what is before an offset, without trailing blanks.
  func trimmed(_ end: Int) -> Int {
    bytes[..<end].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
  }

  /// Whether a range contains only spaces, tabs and line endings.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The end of the expression that starts at an offset: a string, or a name with its call's parentheses.
  func endOfElement(at start: Int) -> Int? { end(from: start, isAtComma: true).offset }

  /// The closing parenthesis of the call that an argument is in.
  func endOfCall(from start: Int) -> Int? { end(from: start, isAtComma: false).offset }

  /// Whether a comment follows in the call that an argument is in.
  func hasComment(inCallFrom start: Int) -> Bool { end(from: start, isAtComma: false).isComment }

  private func end(from start: Int, isAtComma: Bool) -> (offset: Int?, isComment: Bool) {
    var depth = 0
    var last = start
    var isComment = false
    for token in SourceTokens.tokens(of: String(decoding: bytes[start...], as: UTF8.self)) {
      let offset = start + token.offset
      // The element that a comment belongs to is unknown.
      isComment = isComment || bytes[last..<offset].contains(UInt8(ascii: "/"))
      last = offset + token.text.utf8.count
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace: depth += 1
      case .closeParenthesis, .closeBracket, .closeBrace:
        if depth == 0 { return (isComment ? nil : offset, isComment) }
        depth -= 1
      case .comma where depth == 0 && isAtComma: return (isComment ? nil : offset, isComment)
      default: break
      }
    }
    return (nil, false)
  }

  /// What to insert where, so that a target's dependencies start with an entry; nil if that is unknown.
  ///
  /// - Parameter name: The position of the target's name, after which the list is inserted if there is none.
  func insertion(of entry: String, intoDependenciesOf name: SourcePosition) -> (offset: Int, text: String)? {
    guard let start = offset(of: name), let end = endOfCall(from: start) else { return nil }
    let label = Array("dependencies".utf8)
    let next = { (range: Range<Int>) in range.first { !isBlank($0..<$0 + 1) } ?? range.upperBound }
    let colons = (start..<end).lazy.filter { bytes[$0...].starts(with: label) }.map { next($0 + label.count..<end) }
    guard let colon = colons.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      guard let endOfName = endOfElement(at: start).map(trimmed) else { return nil }
      let before = line(around: start).lowerBound..<start
      let indent = bytes[before].prefix { [0x20, 0x09].contains($0) }
      let isAlone = bytes[before].dropFirst(indent.count).elementsEqual("name: ".utf8)
      let space = isAlone ? lineEnd(around: start) + String(decoding: indent, as: UTF8.self) : " "
      return (endOfName, ",\(space)dependencies: [\(entry)]")
    }
    let open = next(colon + 1..<end)
    guard open < end, bytes[open] == UInt8(ascii: "[") else { return nil }
    let first = next(open + 1..<end)
    if bytes[first] == UInt8(ascii: "]") { return (open + 1, entry) }
    guard bytes[open..<first].contains(UInt8(ascii: "\n")) else { return (open + 1, "\(entry), ") }
    let indent = String(decoding: bytes[line(around: first).lowerBound..<first], as: UTF8.self)
    return (open + 1, "\(lineEnd(around: open))\(indent)\(entry),")
  }

  /// Whether a list literal keeps its type without an element: it has others, or is the argument of a call, whose parameter
  /// has a type.
  ///
  /// - Parameter element: Without the comma.
  func keepsType(without element: Range<Int>) -> Bool {
    let tokens = SourceTokens.tokens(of: String(decoding: bytes, as: UTF8.self))
    guard let first = tokens.firstIndex(where: { $0.offset >= element.lowerBound }),
      let last = tokens.firstIndex(where: { $0.offset >= element.upperBound && $0.kind != .comma })
    else { return false }
    guard first > 0, tokens[first - 1].kind == .openBracket, tokens[last].kind == .closeBracket else { return true }
    guard tokens.indices.contains(last + 1), tokens[last + 1].kind != .dot else { return false }
    var depth = 0
    for index in (0..<first - 1).reversed() {
      switch tokens[index].kind {
      case .closeParenthesis, .closeBracket, .closeBrace: depth += 1
      case .openParenthesis where depth == 0:
        return index > 0 && [.word, .escapedWord].contains(tokens[index - 1].kind) && !tokens[index].spaceBefore
      case .openBracket where depth == 0, .openBrace where depth == 0: return false
      case .openParenthesis, .openBracket, .openBrace: depth -= 1
      default: break
      }
    }
    return false
  }

  /// The range to delete when removing an element from a list literal: its lines if nothing else is on them.
  ///
  /// - Parameter element: Without the comma.
  func removal(ofElement element: Range<Int>) -> Range<Int> {
    let hasComma = element.upperBound < bytes.count && bytes[element.upperBound] == UInt8(ascii: ",")
    var end = hasComma ? element.upperBound + 1 : trimmed(element.upperBound)
    let lines = line(around: element.lowerBound).lowerBound..<line(around: end - 1).upperBound
    if isBlank(lines.lowerBound..<element.lowerBound), isBlank(end..<lines.upperBound) { return lines }
    if hasComma {
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      return element.lowerBound..<end
    }
    let start = trimmed(element.lowerBound)
    // The only element: what is between the brackets.
    if start > 0, bytes[start - 1] == UInt8(ascii: "[") { return start..<element.upperBound }
    // Last of several elements on a line: remove the comma before it too.
    let isAfterComma = start > 0 && bytes[start - 1] == UInt8(ascii: ",")
    return (isAfterComma ? start - 1 : element.lowerBound)..<end
  }
}

/// A replacement of a byte range in a file.
struct TextEdit: Comparable {
  /// Relative to the repository's root.
  let path: String
  let range: Range<Int>
  /// Empty to remove the range.
  var replacement = ""
  /// A short description in the imperative, such as "remove the dependency Domain".
  let summary: String

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.range.lowerBound, left.range.upperBound)
      < (right.path, right.range.lowerBound, right.range.upperBound)
  }
}

extension [UInt8] {
  /// Applies the edits; of two that overlap, only the first.
  ///
  /// - Returns: The new bytes, and the edits that were applied.
  func applying(_ edits: [TextEdit]) -> ([UInt8], [TextEdit]) {
    var result: [UInt8] = []
    var applied: [TextEdit] = []
    var position = 0
    for edit in edits.sorted() where edit.range.lowerBound >= position && edit.range.upperBound <= count {
      result += self[position..<edit.range.lowerBound] + edit.replacement.utf8
      position = edit.range.upperBound
      applied.append(edit)
    }
    return (result + self[position...], applied)
  }
}

extension Fixer.FileFix {
  /// The change of the whole lines in which the versions of the file differ; nil if they are equal.
  var edit: TextEdit? {
    guard before != bytes else { return nil }
    let (old, new) = (SourceText(before).lines, SourceText(bytes).lines)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let first = old[..<start].map(\.count).reduce(0, +)
    let range = first..<before.count - old.suffix(end).map(\.count).reduce(0, +)
    let replacement = String(decoding: new[start..<new.count - end].joined(), as: UTF8.self)
    return TextEdit(path: path, range: range, replacement: replacement, summary: summaries.joined(separator: "; "))
  }
}

extension SourceFilesReader {
  /// Reads the lines at some locations, each file once, on all cores. Files that cannot be read are left out.
  ///
  /// - Returns: The lines by path and 1-based number, without those that do not exist.
  func lines(at locations: [SourceLocation]) -> [String: [Int: String]] {
    let numbers = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.position.line)) }
    let paths = numbers.keys.sorted()
    let texts = map(paths) { path, bytes in
      let numbers = numbers[path] ?? []
      let text = SourceText(Array(bytes), lineCount: numbers.max() ?? 0)
      return Dictionary(numbers.compactMap { number in text.line(number - 1).map { (number, $0) } }) { $1 }
    }
    return Dictionary(uniqueKeysWithValues: zip(paths, texts.map { (try? $0.get()) ?? [:] }))
  }
}
