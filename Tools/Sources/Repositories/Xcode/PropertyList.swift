import Foundation
import Model

/// A value of a property list, with its position in the file.
struct PropertyList: Sendable {
  /// The position of the value, or of its key if it is in a table.
  let position: SourcePosition
  let value: Value

  enum Value: Sendable {
    case text(String)
    case list([PropertyList])
    /// The entries of a small table, which are found and made faster without a dictionary. The last one with a key counts.
    case entries([(key: String, value: PropertyList)])
    case table([String: PropertyList])
  }

  /// Empty if it is no table.
  var table: [String: PropertyList] {
    switch value {
    case .entries(let entries): Dictionary(entries) { $1 }
    case .table(let table): table
    case .text, .list: [:]
    }
  }

  /// Empty if it is no list.
  var list: [PropertyList] { if case .list(let list) = value { list } else { [] } }

  var text: String? { if case .text(let text) = value { text } else { nil } }

  /// The texts of a list; empty if it has none.
  func texts(_ key: String) -> [String] { self[key]?.list.compactMap(\.text) ?? [] }

  func string(_ key: String) -> String? { self[key]?.text }

  var isa: String { string("isa") ?? "" }

  subscript(key: String) -> PropertyList? {
    switch value {
    case .entries(let entries): entries.last { $0.key == key }?.value
    case .table(let table): table[key]
    case .text, .list: nil
    }
  }
}

/// Reads property lists in the old format of NeXTSTEP, in which Xcode writes its projects.
///
/// Foundation reads the format as well, but without positions, and it has no limit for nested values.
/// Source: Apple's [Old-Style ASCII Property Lists](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html).
struct PropertyListParser {
  /// Projects have about five levels.
  private static let depthLimit = 100

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A byte order mark is no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (offset, lineStart) = (3, 3) }
  }

  static func value(of bytes: UnsafeRawBufferPointer) throws(XcodeProjectError) -> PropertyList {
    var parser = PropertyListParser(bytes)
    do throws(XcodeProjectError) {
      try parser.skipSpace()
      let value = try parser.value(at: parser.position, depth: 0)
      try parser.skipSpace()
      return parser.peek == nil ? value : try parser.fail("nothing is expected after the last `}`")
    } catch {
      let line = String(decoding: bytes, as: UTF8.self).conflictLine
      throw line.map { XcodeProjectError(position: SourcePosition(line: $0, column: 1), reason: .conflict) } ?? error
    }
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  private func fail<Value>(_ reason: String) throws(XcodeProjectError) -> Value {
    throw XcodeProjectError(position: position, reason: peek == nil ? "the file ends too early" : reason)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func value(at position: SourcePosition, depth: Int) throws(XcodeProjectError) -> PropertyList {
    guard depth < Self.depthLimit else { return try fail("more than \(Self.depthLimit) nested values") }
    if take("{") { return PropertyList(position: position, value: try table(depth)) }
    if take("(") { return PropertyList(position: position, value: .list(try list(depth))) }
    return PropertyList(position: position, value: .text(try text()))
  }

  private mutating func table(_ depth: Int) throws(XcodeProjectError) -> PropertyList.Value {
    var entries: [(key: String, value: PropertyList)] = []
    while true {
      try skipSpace()
      if take("}") { return entries.count > 32 ? .table(Dictionary(entries) { $1 }) : .entries(entries) }
      let position = position
      let key = try text()
      try skipSpace()
      guard take("=") else { return try fail("`=` is expected after the key \(key)") }
      try skipSpace()
      entries.append((key, try value(at: position, depth: depth + 1)))
      try skipSpace()
      guard take(";") else { return try fail("`;` is expected after the value of \(key)") }
    }
  }

  private mutating func list(_ depth: Int) throws(XcodeProjectError) -> [PropertyList] {
    var list: [PropertyList] = []
    while true {
      try skipSpace()
      if take(")") { return list }
      list.append(try value(at: position, depth: depth + 1))
      try skipSpace()
      if take(",") { continue }
      return take(")") ? list : try fail("`,` or `)` is expected in a list")
    }
  }

  private mutating func text() throws(XcodeProjectError) -> String {
    if take("\"") { return try quoted(until: UInt8(ascii: "\"")) }
    if take("'") { return try quoted(until: UInt8(ascii: "'")) }
    let start = offset
    repeat {
      skip { Self.isPlain($0) }
    } while !isComment && take("/")
    return offset > start ? Self.text(bytes[start..<offset]) : try fail("a value is expected")
  }

  private mutating func quoted(until quote: UInt8) throws(XcodeProjectError) -> String {
    let start = offset
    var isEscaped = false
    skip { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return isEscaped || byte != quote
    }
    guard peek == quote else { return try fail("a quoted text has no end") }
    let text = Self.text(bytes[start..<offset])
    offset += 1
    return text.utf8.contains(UInt8(ascii: "\\")) ? Self.unescaped(text) : text
  }

  /// A slice itself would be decoded byte by byte.
  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// Source: `getSlashedChar` of CoreFoundation's `CFOldStylePList.c`.
  private static func unescaped(_ text: String) -> String {
    var result: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(unit)
        continue
      }
      let digits = [escaped][...] + rest.prefix { (0x30...0x37).contains($0) }.prefix(2)
      if escaped == UInt8(ascii: "U"), let code = number(in: rest.prefix(4), radix: 16) {
        rest = rest.dropFirst(4)
        // Characters beyond 16 bits are two escapes.
        result.append(code)
      } else if let code = number(in: digits, radix: 8) {
        rest = rest.dropFirst(digits.count - 1)
        result += (String(bytes: [UInt8(truncatingIfNeeded: code)], encoding: .nextstep) ?? "").utf16
      } else {
        result.append(controls.first { $0.0 == escaped }?.1 ?? escaped)
      }
    }
    return String(decoding: result, as: UTF16.self)
  }

  private static func number(in digits: ArraySlice<UInt16>, radix: Int) -> UInt16? {
    UInt16(String(decoding: digits, as: UTF16.self), radix: radix)
  }

  private static let controls = zip("abfnrtv".utf16, [0x07, 0x08, 0x0C, 0x0A, 0x0D, 0x09, 0x0B] as [UInt16])

  private var isComment: Bool {
    guard peek == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    // An unquoted address may have two slashes, but Xcode quotes it.
    return bytes[offset + 1] == UInt8(ascii: "*") || bytes[offset + 1] == UInt8(ascii: "/")
  }

  /// Also skips comments.
  private mutating func skipSpace() throws(XcodeProjectError) {
    while true {
      skip { $0 == UInt8(ascii: " ") || $0 &- 0x09 < 5 }
      guard isComment else { return }
      let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
      offset += 2
      guard isBlock else {
        skip { $0 != 0x0A }
        continue
      }
      repeat {
        skip { $0 != UInt8(ascii: "*") }
        guard take("*") else { return try fail("a comment has no end") }
      } while !take("/")
    }
  }

  /// Moves on, and counts lines.
  @inline(__always)
  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    var index = offset
    while index < bytes.count, isWanted(bytes[index]) {
      if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
      index += 1
    }
    offset = index
  }

  /// Besides `/`, which may begin a comment.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}
