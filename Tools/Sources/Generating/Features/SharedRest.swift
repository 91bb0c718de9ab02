/// A shared file without the lines that were added to it for a feature.
struct SharedRest {
  private var lines: [String]
  /// What was not found, because it was edited or deleted.
  private(set) var missing: [FeatureRecord.Addition] = []
  /// What was found more often than it was added, so that none of it was taken out.
  private(set) var repeated: [FeatureRecord.Addition] = []

  init(of text: String, without additions: [FeatureRecord.Addition]) {
    lines = text.allLines
    for (index, addition) in additions.enumerated() {
      let places = AddedLines(lines).places(of: addition.text)
      // The exemplar may have the same lines in several places, and so has the feature.
      let letters = AddedLines.letters(of: addition.text)
      let count = additions[index...].count { AddedLines.letters(of: $0.text) == letters }
      if places.count > count {
        repeated.append(addition)
      } else if let place = places.first {
        remove(addition, at: place)
      } else {
        missing.append(addition)
      }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func remove(_ addition: FeatureRecord.Addition, at found: Range<Int>) {
    var place = found
    if addition.text.hasPrefix("\n"), place.lowerBound > 0, lines[place.lowerBound - 1] == "" {
      place = place.lowerBound - 1..<place.upperBound
    }
    // A comma at its end is gone if what followed was removed before it.
    let endsList = (addition.addsComma || addition.text.hasSuffix(",")) && !lines[place.upperBound - 1].hasSuffix(",")
    lines.removeSubrange(place)
    lines.removeCommaOfOnlyElement(beside: place.lowerBound)
    guard endsList, let before = lines[..<place.lowerBound].lastIndex(where: { $0 != "" }) else { return }
    if lines[before].hasSuffix(",") { lines[before].removeLast() }
  }

  /// Whether something of the missing lines seems to be left: a word that names the feature.
  func isLeft(of feature: Feature) -> Bool {
    var names = Renaming()
    for name in [feature.name, feature.plural] { names.add(Words(name), Words(name), isPartOfWords: false) }
    let wanted = missing.reduce(into: Set()) { $0.formUnion(Self.words(of: $1.text).filter(names.isMentioned)) }
    return !wanted.isDisjoint(with: Self.words(of: text))
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init))
  }
}

extension [FeatureRecord.Addition] {
  /// The added lines, indented, for a report.
  var shown: String {
    flatMap { $0.text.split(separator: "\n") }.map { "  \($0)" }.joined(separator: "\n")
  }
}
