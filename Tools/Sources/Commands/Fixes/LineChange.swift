/// The lines in which two versions of a file differ.
struct LineChange {
  /// Relative to the repository's root.
  var path: String
  /// A short description in the imperative.
  let summary: String
  /// The bytes of whole lines in the old version.
  let range: Range<Int>
  let replacement: String
  /// The number of the first line, from 1.
  let line: Int
  /// The lines in the old version.
  let old: String

  /// - Returns: Nil if the versions are equal.
  init?(path: String, from old: [UInt8], to new: [UInt8], summary: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    guard old != new else { return nil }
    self.path = path
    self.summary = summary
    line = start + 1
    let first = before[..<start].map(\.count).reduce(0, +)
    range = first..<old.count - before.suffix(end).map(\.count).reduce(0, +)
    self.old = String(decoding: old[range], as: UTF8.self)
    replacement = String(decoding: after[start..<after.count - end].joined(), as: UTF8.self)
  }

  /// The lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
