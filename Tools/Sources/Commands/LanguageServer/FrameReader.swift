import Foundation
import Model

/// Reads messages that have a header with their length from standard input.
///
/// Source: Language Server Protocol 3.17, "Base Protocol".
enum FrameReader {
  /// In bytes. No editor sends a longer text.
  static let sizeLimit = 64 << 20
  private static let headerLimit = 4096

  /// The next message; nil at the end of the input, or if none has come and `waits` is false.
  ///
  /// - Throws: `Failure` if the input is no message.
  static func next(waits: Bool) throws -> Data? {
    guard waits || isReadable else { return nil }
    var header = Data()
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard header.count <= headerLimit else { throw Failure("a message's header has no end.") }
      let byte = try bytes(1)
      if header.isEmpty, byte.isEmpty { return nil }
      guard !byte.isEmpty else { throw end }
      header += byte
    }
    let length = try self.length(in: String(decoding: header, as: UTF8.self))
    let message = try bytes(length)
    guard message.count == length else { throw end }
    return message
  }

  private static let end = Failure("the input ends inside a message.")

  private static func length(in header: String) throws -> Int {
    guard let field = header.firstMatch(of: /(?im)^content-length:[ \t]*([0-9]+)[ \t]*$/) else {
      throw Failure("a message's header has no Content-Length.")
    }
    guard let length = Int(field.1), length <= sizeLimit else {
      throw Failure("a message is longer than \(sizeLimit >> 20) MB.")
    }
    return length
  }

  private static var isReadable: Bool {
    var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, 0) > 0
  }

  /// The next bytes; fewer at the end of the input.
  private static func bytes(_ count: Int) throws -> Data {
    var bytes = Data()
    do {
      // A pipe may return fewer.
      while bytes.count < count, let more = try FileHandle.standardInput.read(upToCount: count - bytes.count),
        !more.isEmpty
      {
        bytes += more
      }
      return bytes
    } catch {
      throw Failure("standard input cannot be read.")
    }
  }
}

extension SourceText {
  /// Replaces a range; without one, the whole text. What is left of a character whose surrogate pair the range cuts is one
  /// unit, as in the editor.
  mutating func apply(_ change: ChangeParameters.Change) {
    guard let range = change.range else { return replace(0..<bytes.count, with: change.text) }
    let end = max(range.start, range.end)
    self = SourceText(halves(at: range.start).before + change.text.utf8 + halves(at: end).after)
  }

  /// What is before a position, and after it. One after the end of a line is the end of the line, as the protocol says.
  private func halves(at position: Position) -> (before: [UInt8], after: [UInt8]) {
    guard position.line >= 0 else { return ([], bytes) }
    guard position.line < lineStarts.count else { return (bytes, []) }
    let line = contents(ofLine: position.line)
    let units = String(decoding: bytes[line], as: UTF8.self).utf16
    let before = String(decoding: units.prefix(max(0, position.character)), as: UTF16.self)
    let after = String(decoding: units.dropFirst(max(0, position.character)), as: UTF16.self)
    return (bytes[..<line.lowerBound] + Array(before.utf8), Array(after.utf8) + bytes[line.upperBound...])
  }

  func position(of offset: Int) -> Position {
    let line = lineIndex(of: offset)
    let units = bytes[lineStarts[line]..<min(offset, bytes.count)].map(Self.units).reduce(0, +)
    return Position(line: line, character: units)
  }

  /// The range of a number of bytes in a line.
  func range(at position: SourcePosition, length: Int) -> TextRange {
    guard lineStarts.indices.contains(position.line - 1) else {
      let start = Position(line: max(0, position.line - 1), character: 0)
      return TextRange(start: start, end: start)
    }
    let line = contents(ofLine: position.line - 1)
    let start = min(line.lowerBound + position.column - 1, line.upperBound)
    return range(start..<min(start + length, line.upperBound))
  }

  func range(_ offsets: Range<Int>) -> TextRange {
    TextRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
  }

  /// The text of a line from 0, without its end; nil if there is no such line.
  func line(_ index: Int) -> String? {
    lineStarts.indices.contains(index) ? String(decoding: bytes[contents(ofLine: index)], as: UTF8.self) : nil
  }

  /// The number of UTF-16 code units of the character that starts with a byte; 0 for a later byte of one.
  private static func units(startingWith byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
