/// A file that features share. The exemplar's lines in its places are copied for a new feature.
struct SharedFile {
  /// Lines to insert.
  struct Insertion {
    /// The index of the line before which they are inserted.
    let line: Int
    let lines: [String]
    let addsComma: Bool
  }

  let path: String
  let lines: [String]
  let layout: Layout
  let mentions: Mentions

  /// - Parameters:
  ///   - names: The names of the exemplar.
  ///   - places: Patterns for the lines that are copied; see ``FeatureRecord/places``. If nil, all that name the exemplar are.
  ///   - own: What has lines that are not copied, because they are for the exemplar only.
  /// - Throws: ``Problems`` if the exemplar shares a line with another feature.
  init(
    path: String,
    text: String,
    names: Renaming,
    places: [String]? = nil,
    ignoring own: ProductTemplate.Part? = nil
  ) throws(Problems) {
    self.path = path
    lines = text.allLines
    layout = Layout(lines)
    let ignored = own.map { PartRemoval.lines(of: $0, in: text, path: path) } ?? []
    mentions = Mentions(in: layout, names: names, places: places, ignoring: ignored)
    for block in mentions.runs.joined() { try check(block, names) }
  }

  /// - Parameter others: The lines that were added to this file for other features.
  /// - Throws: ``Problems`` if the exemplar's lines cannot be copied.
  func insertions(_ template: Template, besides others: [FeatureRecord.Addition]) throws(Problems) -> [Insertion] {
    if isSorted { return try sortedInsertions(template, mentions.runs.flatMap(\.self)) }
    return try mentions.runs.map { run throws(Problems) in try insertion(template, of: run, besides: others) }
  }

  /// The number of the first line of the exemplar that is not reproduced from its record, or nil if all are.
  func firstDifference(_ template: Template) throws(Problems) -> Int? {
    for run in mentions.runs {
      let start = run[0].lowerBound
      let own = Array(lines[start..<run[run.count - 1].upperBound])
      if isSorted {
        var made: [[String]] = []
        for block in run {
          made += try template.units(Array(lines[block]), path: path, firstLine: block.lowerBound + 1)
        }
        if Set(made) != Set(run.map { Array(lines[$0]) }) { return start + 1 }
      } else if let line = own.firstDifference(from: try template.expanded(own, path: path, firstLine: start + 1)) {
        return start + 1 + line
      }
    }
    return nil
  }

  /// The file with the insertions.
  func text(with insertions: [Insertion]) -> String {
    var result = lines
    for insertion in insertions.sorted(by: { $0.line > $1.line }) {
      result.insert(contentsOf: insertion.lines, at: insertion.line)
      guard insertion.addsComma, let before = (0..<insertion.line).last(where: { result[$0] != "" }) else { continue }
      result[before] += ","
    }
    return result.joined(separator: "\n")
  }

  // MARK: - Lines of several features

  /// Rejects lines that also name another feature, which a copy would repeat.
  private func check(_ block: Range<Int>, _ names: Renaming) throws(Problems) {
    guard block.count == 1, let line = lines[block].first else { return }
    guard Self.isShared(line, names.isMentioned) else { return }
    throw Problems(
      """
      \(path):\(block.lowerBound + 1) names this feature and another one; give each its own line:
      \(line)
      """
    )
  }

  /// Whether a line contains several elements of a list, and not all of them are the feature's.
  static func isShared(_ line: String, _ isNamed: (String) -> Bool) -> Bool {
    let pieces = pieces(of: line)
    return pieces.count > 1 && !pieces.allSatisfy(isNamed)
  }

  /// The parts of a line between commas outside of brackets.
  private static func pieces(of line: String) -> [String] {
    var pieces = [""]
    var depth = 0
    for letter in line {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if letter == ",", depth == 0 { pieces.append("") } else { pieces[pieces.count - 1].append(letter) }
    }
    return pieces.filter { $0.contains { $0 != " " } }
  }

  // MARK: - Insertion after the exemplar's lines

  private func insertion(
    _ template: Template,
    of run: [Range<Int>],
    besides others: [FeatureRecord.Addition]
  ) throws(Problems) -> Insertion {
    let start = run[0].lowerBound, end = run[run.count - 1].upperBound
    var made = try template.expanded(Array(lines[start..<end]), path: path, firstLine: start + 1)
    var line = end
    while let length = others.lazy.compactMap({ length(of: $0, at: line) }).first { line += length }
    let addsComma = isOpenList(at: line, like: start)
    // The formatter adds a comma after the last of several elements of an array, and none after the only one.
    let isOnly = path.hasSuffix(".swift") && blocks(beside: start).count == run.count
    let endsArray = lines[line...].first { $0 != "" }?.drop { $0 == " " }.first == "]"
    made.endsWithComma = addsComma ? isOnly && endsArray : made.endsWithComma || lines[line - 1].hasSuffix(",")
    if start > 0, lines[start - 1] == "" { made.insert("", at: 0) }
    return Insertion(line: line, lines: made, addsComma: addsComma)
  }

  /// The number of an addition's lines if they start at the line, otherwise nil.
  private func length(of addition: FeatureRecord.Addition, at line: Int) -> Int? {
    let added = addition.text.allLines
    guard line + added.count <= lines.count else { return nil }
    let here = lines[line..<line + added.count]
    return zip(here, added).allSatisfy { $0 == $1 || $0 == $1 + "," } ? added.count : nil
  }

  /// Whether a list ends at the line whose elements are separated by commas, without one after the last.
  private func isOpenList(at line: Int, like start: Int) -> Bool {
    guard let next = (line..<lines.count).first(where: { layout.indentation($0) != nil }), Layout.endsList(lines[next]),
      !lines[line - 1].hasSuffix(",")
    else { return false }
    let siblings = blocks(beside: start).filter { $0.upperBound < line }
    // The only element of a list has no comma to follow.
    if siblings.isEmpty { return lines[next].contains { ")]".contains($0) } && !lines[next].contains("}") }
    return siblings.contains { lines[$0.upperBound - 1].hasSuffix(",") }
  }

  /// The blocks at a line's indentation within the enclosing block.
  func blocks(beside line: Int) -> [Range<Int>] {
    let indentation = layout.indentation(line)
    let isOutside = { (index: Int) in (layout.indentation(index) ?? .max) < (indentation ?? 0) }
    var index = lines[..<line].indices.last(where: isOutside).map { $0 + 1 } ?? 0
    let end = lines[line...].indices.first(where: isOutside) ?? lines.count
    var blocks: [Range<Int>] = []
    while index < end {
      guard layout.indentation(index) == indentation else {
        index += 1
        continue
      }
      blocks.append(layout.block(at: index))
      index = max(index + 1, blocks[blocks.count - 1].upperBound)
    }
    return blocks
  }
}
