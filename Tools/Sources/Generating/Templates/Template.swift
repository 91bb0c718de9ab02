import Reading

/// Generates the text of a feature from the text of another one, the exemplar.
///
/// Names are replaced. Where the exemplar has lines for its fields, each new field gets the lines of the exemplar's field of
/// the same type, in the order of the new fields.
struct Template {
  let renaming: FeatureRenaming

  init(from exemplar: Feature, to feature: Feature, kinds: [FieldKind] = []) {
    renaming = FeatureRenaming(from: exemplar, to: feature, kinds: kinds)
  }

  /// - Throws: ``Problems`` if the layout does not allow it, for example if two fields share a line.
  func expanded(_ text: String, path: String) throws(Problems) -> String {
    let text = try expandedFile(text.allLines, path: path).joined(separator: "\n")
    return path.hasSuffix(".swift") ? FoundationImport.asNeeded(in: text, path: path) : text
  }

  private func expandedFile(_ lines: [String], path: String) throws(Problems) -> [String] {
    if Self.isTextFile(path) { return try expandedTexts(lines, path: path) }
    if Self.isCatalogue(path) { return try expandedCatalogue(lines, path: path) }
    return try expanded(lines, path: path, firstLine: 1)
  }

  /// The number of the first line that changes, or nil if none does.
  func firstDifference(_ text: String, path: String) throws(Problems) -> Int? {
    let lines = text.allLines
    return try lines.firstDifference(from: expandedFile(lines, path: path)).map { $0 + 1 }
  }

  /// - Parameter firstLine: The number of the first line in its file, for error messages.
  func expanded(_ lines: [String], path: String, firstLine: Int) throws(Problems) -> [String] {
    let layout = Layout(lines)
    var result: [String] = []
    var index = 0
    while index < lines.count {
      guard layout.indentation(index) != nil else {
        result.append("")
        index += 1
        continue
      }
      guard let run = try FieldRun(in: layout, at: index, renaming: renaming, path: path, firstLine: firstLine) else {
        result.append(renaming.applied(to: lines[index]))
        index += 1
        continue
      }
      run.expand(into: &result, renaming: renaming)
      index = run.end
      // The formatter adds no comma after the only element of an array.
      let isOnly = result.count > 1 && result[result.count - 2].hasSuffix("[")
      if isOnly, index < lines.count, lines[index].drop(while: { $0 == " " }).first == "]" {
        result.endsWithComma = false
      }
    }
    return result
  }

  /// The blocks for one block of the exemplar: if it belongs to a field, one for each new field of the same type.
  func units(_ lines: [String], path: String, firstLine: Int) throws(Problems) -> [[String]] {
    let run = try FieldRun(in: Layout(lines), at: 0, renaming: renaming, path: path, firstLine: firstLine)
    let units = run?.units(renaming, isAlone: true) ?? [lines.map(renaming.applied)]
    return units.map(markedForTranslation)
  }

  /// Marks texts as `needs_review` in languages for which the new feature has no words.
  ///
  /// The states are those that Xcode writes to string catalogues.
  private func markedForTranslation(_ lines: [String]) -> [String] {
    var needsReview = false
    return lines.map { line in
      let key = line.drop { $0 == " " }
      for language in (renaming.exemplar.words ?? [:]).keys where key == "\"\(language)\" : {" {
        needsReview = renaming.feature.words?[language] == nil
      }
      if key == "\"en\" : {" { needsReview = false }
      return needsReview ? line.replacing("\"translated\"", with: "\"needs_review\"") : line
    }
  }
}

/// String catalogues of features: their keys are sorted, as Xcode sorts them.
extension Template {
  static func isCatalogue(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// The members of a catalogue, in the order of their first lines.
  static func sorted(_ members: [[String]]) -> [[String]] {
    members.sorted { $0[0].unicodeScalars.lexicographicallyPrecedes($1[0].unicodeScalars) }
  }

  /// The catalogue of the new feature, from that of the exemplar.
  func expandedCatalogue(_ lines: [String], path: String) throws(Problems) -> [String] {
    let layout = Layout(lines)
    guard let start = lines.firstIndex(of: "  \"strings\" : {") else { return lines }
    let end = layout.block(at: start).upperBound - 1
    var entries: [[String]] = []
    var index = start + 1
    while index < end {
      let block = layout.block(at: index)
      entries += try units(Array(lines[block]), path: path, firstLine: index + 1)
      index = block.upperBound
    }
    entries = Self.sorted(entries)
    for index in entries.indices { entries[index].endsWithComma = index < entries.count - 1 }
    return Array(lines[...start]) + entries.joined() + lines[end...]
  }
}

/// Makes the import of Foundation what a source needs: internal if no public declaration needs it, and there if one does.
enum FoundationImport {
  private static let types: Set = ["Data", "Date", "Locale", "TimeInterval", "URL", "UUID"]

  private static let fieldTypes: Set = ["Date", "URL"]

  /// The compiler warns about a `public import` that no public declaration needs.
  static func asNeeded(in source: String, path: String) -> String {
    // A default argument with an amount needs `Decimal`.
    let tokens = Set(SourceTokens.texts(of: source))
    let isNeeded = source.contains("= Money(amount:") || !types.isDisjoint(with: tokens)
    if source.contains("import Foundation") {
      return isNeeded ? source : source.replacing("public import Foundation", with: "import Foundation")
    }
    // The exemplar has an import for what it needs, so only types of fields can be missing; `Data` may be a module.
    let isMissing = source.contains("= Money(amount:") || !fieldTypes.isDisjoint(with: tokens)
    guard isMissing, path.contains("/Sources/") else { return source }
    var lines = source.allLines
    let imports = lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("public import ") }
    if let last = imports.last(where: { lines[$0] < "\(lines[$0].prefix { $0 == " " })public import Foundation" }) {
      lines.insert("\(lines[last].prefix { $0 == " " })public import Foundation", at: last + 1)
    } else {
      lines.insert(contentsOf: ["public import Foundation"] + (imports.isEmpty ? [""] : []), at: imports.first ?? 0)
    }
    return lines.joined(separator: "\n")
  }
}
