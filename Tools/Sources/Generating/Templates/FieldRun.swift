/// Consecutive blocks of lines that belong to one field each.
struct FieldRun {
  /// The lines of one field.
  struct Unit {
    /// The field's index in the exemplar's ``Feature/details``.
    let field: Int
    let lines: [String]
    let followsEmptyLine: Bool
  }

  private(set) var units: [Unit] = []
  /// The line after the run.
  private(set) var end: Int
  /// Whether the units are separated by commas, without one after the last.
  private var isOpenList = false
  private let closesBlock: Bool

  /// - Returns: nil if the line belongs to no field.
  /// - Throws: ``Problems`` if a block belongs to several fields.
  init?(
    in layout: Layout,
    at start: Int,
    renaming: FeatureRenaming,
    path: String,
    firstLine: Int
  ) throws(Problems) {
    end = start
    var next: Int? = start
    while let index = next, layout.indentation(index) == layout.indentation(start),
      renaming.namesField(in: layout.lines[index...layout.head(at: index)])
    {
      let block = layout.block(at: index)
      let field = try Self.field(of: layout.lines[block], renaming, at: "\(path):\(firstLine + index)")
      let isApart = !units.isEmpty && index > end
      units.append(Unit(field: field, lines: Array(layout.lines[block]), followsEmptyLine: isApart))
      end = block.upperBound
      next = (end..<layout.lines.count).first { layout.indentation($0) != nil }
    }
    closesBlock = next.map { Layout.isCloser(layout.lines[$0]) } ?? true
    guard !units.isEmpty else { return nil }
    let before = start > 0 ? layout.lines[start - 1] : ""
    let commas = units.map(\.lines.endsWithComma)
    isOpenList = closesBlock && commas.last == false && (before.hasSuffix(",") || commas.contains(true))
  }

  /// The field that the lines belong to.
  private static func field(
    of lines: ArraySlice<String>,
    _ renaming: FeatureRenaming,
    at place: String
  ) throws(Problems) -> Int {
    let names = renaming.fieldNames
    let fields = names.indices.filter { lines.contains(where: names[$0].isMentioned) }
    var list = fields.map { renaming.exemplar.details[$0].name }
    // A copy for each field would repeat the title, and without such a field the title would be missing.
    if let title = renaming.exemplar.title,
      lines.contains(where: { renaming.namesTitle($0) && renaming.namesField(in: [$0]) })
    {
      list.insert(title.name, at: 0)
    }
    guard list.count == 1 else {
      let names = list.map { "`\($0)`" }.joined(separator: ", ")
      throw Problems("\(place): these lines belong to several fields: \(names). Give each field its own line.")
    }
    return fields[0]
  }

  /// The lines for the new feature's fields, in the order of the fields.
  ///
  /// - Parameter isAlone: As for ``FieldModel``.
  func units(_ renaming: FeatureRenaming, isAlone: Bool = false) -> [[String]] {
    renaming.models.flatMap { model in
      units.filter { renaming.exemplar.details[$0.field] == model.model }.flatMap { unit in
        model.blocks(for: unit.lines, renaming, isAlone: isAlone)
      }
    }
  }

  /// Appends the lines for the new feature's fields.
  func expand(into result: inout [String], renaming: FeatureRenaming) {
    var made = units(renaming)
    if isOpenList { Self.separate(&made, after: &result) }
    if made.isEmpty, closesBlock, result.last == "" { result.removeLast() }
    let isBlock = units.count == 1 && units[0].lines.count > 1 && result.last == ""
    let isSpaced = isBlock || units.contains(where: \.followsEmptyLine)
    for (index, unit) in made.enumerated() {
      if isSpaced, index > 0 { result.append("") }
      result += unit
    }
  }

  private static func separate(_ units: inout [[String]], after result: inout [String]) {
    for index in units.indices { units[index].endsWithComma = index < units.count - 1 }
    if units.isEmpty { result.endsWithComma = false }
  }
}
