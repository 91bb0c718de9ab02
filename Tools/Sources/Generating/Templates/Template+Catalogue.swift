/// String catalogues of features: their keys are sorted, as Xcode sorts them.
extension Template {
  static func isCatalogue(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

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
    entries.sort { $0[0].unicodeScalars.lexicographicallyPrecedes($1[0].unicodeScalars) }
    for index in entries.indices { entries[index].endsWithComma = index < entries.count - 1 }
    return Array(lines[...start]) + entries.joined() + lines[end...]
  }
}
