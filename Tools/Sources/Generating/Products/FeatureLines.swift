import Model

/// Removes a feature's lines from files that it shares with others. It finds them by layout and by the feature's names in all
/// casings, as the generator finds the exemplar's.
///
/// A block belongs to the feature if its first line names it, or if all its contents do. Any other mention is an error with
/// its location, because only a person can decide what should remain.
struct FeatureLines {
  private let names: Renaming
  private let element: String

  init(name: String, plural: String?) {
    var names = Renaming()
    for name in [plural, name].compactMap(\.self).map(Words.init) { names.add(name, name, isPartOfWords: false) }
    self.names = names
    element = name.lowercased()
  }

  /// The text without the feature's lines, and without commas and empty lines that would be left over.
  ///
  /// - Throws: ``Problems`` with the locations of all lines that are about the feature and something else.
  func removed(from text: String, path: String) throws(Problems) -> String {
    guard names.isMentioned(in: text) else { return text }
    var file = FeatureFile(path: path, text: text, isNamed: isNamed)
    let ranges = file.ranges()
    if !file.problems.isEmpty { throw Problems(file.problems) }
    return text.allLines.removing(ranges).joined(separator: "\n")
  }

  /// Whether a line names the feature. HTML elements with the same name do not count.
  private func isNamed(_ line: String) -> Bool {
    names.isMentioned(in: line) && names.isMentioned(in: withoutTags(line))
  }

  private func withoutTags(_ line: String) -> String {
    line.replacing("</\(element)", with: "<").replacing("<\(element)", with: "<")
  }
}

/// A file with lines of a feature.
private struct FeatureFile {
  let path: String
  let layout: Layout
  let isNamed: (String) -> Bool
  private(set) var problems: [String] = []
  private let prose: Set<Int>

  private var lines: [String] { layout.lines }

  init(path: String, text: String, isNamed: @escaping (String) -> Bool) {
    self.path = path
    self.isNamed = isNamed
    let lines = text.allLines
    layout = Layout(lines)
    prose = path.hasSuffix(".md") ? Self.prose(in: lines) : []
  }

  /// The lines of Markdown that are neither in a table nor in a code block.
  private static func prose(in lines: [String]) -> Set<Int> {
    var isCode = false
    return Set(
      lines.indices.filter { index in
        if lines[index].hasPrefix("```") { isCode.toggle() }
        return !isCode && !lines[index].hasPrefix("|")
      }
    )
  }

  mutating func ranges() -> [Range<Int>] {
    let found = ranges(in: lines.indices)
    for range in found where isAllInside(range, found) {
      refuse(range.lowerBound, "is the only content of its block")
    }
    return found
  }

  /// Whether there are only such ranges between the line that opens a block and the one that closes it.
  private func isAllInside(_ range: Range<Int>, _ ranges: [Range<Int>]) -> Bool {
    let isLeft = { (line: Int) in layout.indentation(line) != nil && !ranges.contains { $0.contains(line) } }
    guard let before = (0..<range.lowerBound).last(where: isLeft),
      let after = (range.upperBound..<lines.count).first(where: isLeft), let last = lines[before].last
    else { return false }
    return "([{".contains(last) && Layout.isCloser(lines[after])
  }

  private mutating func ranges(in region: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = region.lowerBound
    while index < region.upperBound {
      guard layout.indentation(index) != nil else {
        index += 1
        continue
      }
      let unit = unit(at: index).clamped(to: region)
      found += ranges(of: unit)
      index = unit.upperBound
    }
    return found
  }

  /// A block with the multi-line attributes above it.
  private func unit(at start: Int) -> Range<Int> {
    var end = layout.block(at: start).upperBound
    while end < lines.count, isAttribute(head(of: start..<end)), layout.indentation(end) == layout.indentation(start) {
      end = layout.block(at: end).upperBound
    }
    return start..<end
  }

  /// The first line of a unit after comments and attributes.
  private func head(of unit: Range<Int>) -> Int {
    var head = layout.head(at: unit.lowerBound)
    while isAttribute(head) {
      let next = layout.block(at: head).upperBound
      guard next < unit.upperBound else { break }
      head = layout.head(at: next)
    }
    return head
  }

  private func isAttribute(_ line: Int) -> Bool {
    let text = lines[line].drop { $0 == " " }
    return text.hasPrefix("@") && text.hasSuffix("(") || text.hasPrefix("@") && text.hasSuffix("[")
  }

  private mutating func ranges(of unit: Range<Int>) -> [Range<Int>] {
    let head = head(of: unit)
    if isNamed(lines[head]) {
      if isShared(head, unit) { refuse(head, "names this feature and something else") }
      return [unit]
    }
    let above = above(head, in: unit)
    let inside = head + 1..<unit.upperBound
    let own = ranges(in: inside)
    let isObject = lines[head].drop { $0 == " " } == "{"
    if isObject, own.contains(where: { layout.indentation($0.lowerBound) == layout.indentation(head + 1) }) {
      return [unit]
    }
    let rest = inside.filter { line in layout.indentation(line) != nil && !own.contains { $0.contains(line) } }
    let isAll = rest.allSatisfy { Layout.isCloser(lines[$0]) && layout.indentation($0) == layout.indentation(head) }
    return isAll && !own.isEmpty ? [unit] : above + own
  }

  /// The feature's ranges in the attributes above a line.
  private mutating func above(_ head: Int, in unit: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = unit.lowerBound
    while index < head {
      let end = isAttribute(index) ? layout.block(at: index).upperBound : index + 1
      if isNamed(lines[index]) { refuse(index, "names this feature above lines that are not part of it") }
      found += ranges(in: index + 1..<end)
      index = end
    }
    return found
  }

  private func isShared(_ head: Int, _ unit: Range<Int>) -> Bool {
    if prose.contains(head) || Layout.isCloser(lines[head]) { return true }
    return unit.upperBound == head + 1 && SharedFile.isShared(lines[head], isNamed)
  }

  private mutating func refuse(_ line: Int, _ reason: String) {
    problems.append("\(path):\(line + 1) \(reason); split or mark the lines:\n\(lines[line])")
  }
}
