import Foundation

/// Replaces several texts in one pass, so that replacements are never replaced again.
struct Renaming {
  /// A text and its replacement.
  private struct Form {
    let from: [UInt8]
    let to: [UInt8]
    let place: Place
  }

  /// Where a text is replaced.
  enum Place {
    /// Everywhere.
    case anywhere
    /// As a word, or as the start of a word in camel case.
    case wordStart
    /// As a part of a word in camel case: no lowercase letter follows.
    case camelWord
    /// As a word: no letter or digit precedes or follows.
    case wholeWord
  }

  /// By first byte, longest first.
  private var forms = [[Form]](repeating: [], count: 256)
  /// Whether a form starts with the byte.
  private var begins = [Bool](repeating: false, count: 256)

  /// The first bytes of all forms.
  private var firsts: [Int] = []

  mutating func add(_ from: String, _ to: String, _ place: Place = .anywhere) {
    let bytes = Array(from.utf8)
    guard let first = bytes.first.map(Int.init), !forms[first].contains(where: { $0.from == bytes }) else { return }
    if !begins[first] { firsts.append(first) }
    begins[first] = true
    forms[first].append(Form(from: bytes, to: Array(to.utf8), place: place))
    forms[first].sort { $0.from.count > $1.from.count }
  }

  /// Adds a name in every casing.
  mutating func add(_ from: Words, _ to: Words, isPartOfWords: Bool) {
    add(from.pascal, to.pascal, isPartOfWords ? .anywhere : .camelWord)
    add(from.camel, to.camel, isPartOfWords ? .anywhere : .wordStart)
    add(from.sentence, to.sentence, isPartOfWords ? .anywhere : .wholeWord)
    add(from.spaced, to.spaced, isPartOfWords ? .anywhere : .wholeWord)
    add(from.kebab, to.kebab, isPartOfWords ? .anywhere : .wholeWord)
    add(from.snake, to.snake, isPartOfWords ? .anywhere : .wholeWord)
  }

  func isMentioned(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      firsts.contains { isMentioned(beginningWith: $0, in: bytes) }
    }
  }

  /// It uses `memchr`, because most files contain no form.
  private func isMentioned(beginningWith first: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var index = 0
    while let found = memchr(start + index, Int32(first), bytes.count - index) {
      index = UnsafeRawPointer(start).distance(to: found)
      if form(at: index, in: bytes) != nil { return true }
      index += 1
    }
    return false
  }

  func applied(to text: String) -> String {
    var text = text
    return text.withUTF8(applied)
  }

  private func applied(to bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard begins[Int(bytes[index])], let form = form(at: index, in: bytes) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += form.to
      index += form.from.count
      index += Self.paddingChange(behind: index, in: bytes, form: form, result: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Keeps the columns of a table: adjusts three or more spaces after a replacement to its length.
  ///
  /// Two spaces are not a column; the terminal app has two between a heading and its count.
  ///
  /// - Returns: The number of spaces that were read.
  private static func paddingChange(
    behind index: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    form: Form,
    result: inout [UInt8]
  ) -> Int {
    let spaces = bytes[index...].prefix { $0 == UInt8(ascii: " ") }.count
    guard spaces >= 3 else { return 0 }
    let wanted = max(2, spaces + form.from.count - form.to.count)
    result += [UInt8](repeating: UInt8(ascii: " "), count: wanted)
    return spaces
  }

  private func form(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Form? {
    forms[Int(bytes[index])].first { form in
      let end = index + form.from.count
      guard
        end <= bytes.count, let start = bytes.baseAddress, memcmp(start + index, form.from, form.from.count) == 0
      else { return false }
      let before = index > 0 ? bytes[index - 1] : nil
      let after = end < bytes.count ? bytes[end] : nil
      return form.place.allows(before: before, after: after)
    }
  }
}

extension Renaming.Place {
  fileprivate func allows(before: UInt8?, after: UInt8?) -> Bool {
    switch self {
    case .anywhere: true
    case .wordStart: !Self.isWord(before) && !Self.isSmall(after)
    case .camelWord: !Self.isSmall(after)
    case .wholeWord: !Self.isWord(before) && !Self.isWord(after)
    }
  }

  private static func isSmall(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
