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

/// Finds lines that were added to a text, even if a formatter has wrapped them since.
struct AddedLines {
  private let lines: [String]
  /// The text without whitespace, and the offset of each line in it.
  private var letters: [UInt8] = []
  private var starts: [Int] = []

  init(_ lines: [String]) {
    self.lines = lines
    var squeezed = Squeezed()
    for line in lines {
      let before = squeezed.bytes.count
      squeezed.append(line)
      // A closing bracket at the start of a line removes the comma of the line before; see `Squeezed`.
      let tookComma =
        Layout.isCloser(line) && squeezed.bytes.count > 0 && squeezed.bytes.count < before + Self.length(line)
      starts.append(tookComma ? before - 1 : before)
    }
    letters = squeezed.bytes
  }

  /// The ranges of whole lines with the added text, with or without a comma at the end.
  func places(of added: String) -> [Range<Int>] {
    let wanted = Self.letters(of: added)
    guard !wanted.isEmpty else { return [] }
    return lines.indices.compactMap { start -> Range<Int>? in
      guard starts[start] < letters.count, lines[start].contains(where: { $0 != " " }) else { return nil }
      var end = starts[start] + wanted.count
      guard end <= letters.count, letters[starts[start]..<end].elementsEqual(wanted) else { return nil }
      if end < letters.count, letters[end] == UInt8(ascii: ","), !starts.contains(end) { end += 1 }
      if end == letters.count { return start..<(lines.lastIndex { $0.contains { $0 != " " } } ?? start) + 1 }
      return starts.firstIndex(of: end).map { next in start..<next }
    }
  }

  /// The letters that are compared: without whitespace, and without a comma at the end.
  static func letters(of added: String) -> [UInt8] {
    let letters = Squeezed(added).bytes
    return letters.last == UInt8(ascii: ",") ? letters.dropLast() : letters
  }

  private static func length(_ line: String) -> Int { Squeezed(line).bytes.count }
}
