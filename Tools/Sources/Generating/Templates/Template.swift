/// Makes the text of one feature from the text of another, the exemplar.
///
/// Names are put in place of names. Where the exemplar has a row of lines for its fields, the other feature's fields
/// get the lines of the exemplar's field of the same type, in their own order.
struct Template {
  let renaming: FeatureRenaming

  init(from exemplar: Feature, to feature: Feature) {
    renaming = FeatureRenaming(from: exemplar, to: feature)
  }

  /// - Throws: ``Problems`` where a text is not laid out so that it can be a template.
  func expanded(_ text: String, path: String) throws(Problems) -> String {
    let lines = text.allLines
    let expanded = try expanded(lines, path: path, firstLine: 1).joined(separator: "\n")
    return FoundationImport.asNeeded(in: expanded)
  }

  /// The number of the first line that comes out as another one.
  func firstDifference(_ text: String, path: String) throws(Problems) -> Int? {
    let lines = text.allLines
    return try lines.firstDifference(from: expanded(lines, path: path, firstLine: 1)).map { $0 + 1 }
  }

  /// - Parameter firstLine: The number of the first line in its file, for messages.
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
        result.append(renaming.names.applied(to: lines[index]))
        index += 1
        continue
      }
      run.expand(into: &result, renaming: renaming)
      index = run.end
    }
    return result
  }

  /// The blocks that one block of the exemplar becomes: one for each field of its type where it is about a field.
  func units(_ lines: [String], path: String, firstLine: Int) throws(Problems) -> [[String]] {
    let run = try FieldRun(in: Layout(lines), at: 0, renaming: renaming, path: path, firstLine: firstLine)
    let units = run?.units(renaming) ?? [lines.map(renaming.names.applied)]
    return units.map(markedForTranslation)
  }

  /// Says of texts that only the exemplar has in their language that a person has to look at them.
  ///
  /// Source: the states of a string catalogue, as Xcode writes them.
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
