/// Insertion into string catalogues, whose keys are sorted.
extension SharedFile {
  var isSorted: Bool { path.hasSuffix(".xcstrings") }

  func sortedInsertions(_ template: Template, _ own: [Range<Int>]) throws(Problems) -> [Insertion] {
    var made: [[String]] = []
    for block in own {
      made += try template.units(Array(lines[block]), path: path, firstLine: block.lowerBound + 1)
    }
    guard let first = own.first, !made.isEmpty else { return [] }
    made.sort { $0[0].unicodeScalars.lexicographicallyPrecedes($1[0].unicodeScalars) }
    let siblings = blocks(beside: first.lowerBound).filter { startsAlike($0.lowerBound, first.lowerBound) }
    let isOpen = siblings.last.map { !lines[$0.upperBound - 1].hasSuffix(",") } ?? false
    let isList = siblings.dropLast().contains { lines[$0.upperBound - 1].hasSuffix(",") }
    let next = siblings.first {
      made[0][0].unicodeScalars.lexicographicallyPrecedes(lines[$0.lowerBound].unicodeScalars)
    }
    let isLast = next == nil && isList && isOpen
    for index in made.indices where isList {
      made[index].endsWithComma = !(isLast && index == made.count - 1)
    }
    let line = next?.lowerBound ?? siblings.last?.upperBound ?? first.upperBound
    return [Insertion(line: line, lines: made.flatMap(\.self), addsComma: isLast)]
  }

  private func startsAlike(_ index: Int, _ other: Int) -> Bool {
    let start = { (line: String) in line.drop { $0 == " " }.prefix { $0 != " " && $0 != "\"" } }
    return start(lines[index]) == start(lines[other]) && !Layout.isCloser(lines[index])
  }
}
