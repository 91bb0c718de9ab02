/// The order of the lines in shared files that were added for features.
///
/// A team adds features one after the other and sorts them as it likes, so a product that is generated anew has them in
/// another order. A merge with it would move lines, or have them twice.
public enum AddedOrder {
  /// The changes that give the lines the order that they have in another repository.
  ///
  /// - Parameter text: Reads a file of that repository.
  public static func plan(in files: RepositoryFiles, like text: (String) -> String?) -> Plan {
    let additions = Dictionary(grouping: files.records.flatMap { $0.wiring ?? [] }, by: \.path)
    return Plan(
      additions.compactMap { path, additions in
        guard let before = files.text(path), let other = text(path) else { return nil }
        let after = sorted(additions.map(\.text), in: before, like: other)
        return after == before ? nil : .edit(path: path, before: before, after: after)
      }
    )
  }

  /// Swaps the lines; those that are not exactly once in both texts stay where they are.
  private static func sorted(_ additions: [String], in text: String, like other: String) -> String {
    var lines = text.allLines
    let (here, there) = (AddedLines(lines), AddedLines(other.allLines))
    let found = additions.compactMap { addition -> (here: Range<Int>, there: Int)? in
      let (own, others) = (here.places(of: addition), there.places(of: addition))
      return own.count == 1 && others.count == 1 ? (own[0], others[0].lowerBound) : nil
    }
    let places = found.map(\.here).sorted { $0.lowerBound < $1.lowerBound }
    let blocks = found.sorted { $0.there < $1.there }.map { Array(lines[$0.here]) }
    for (place, block) in zip(places, blocks).reversed() {
      var block = block
      block.endsWithComma = Array(lines[place]).endsWithComma
      lines.replaceSubrange(place, with: block)
    }
    return lines.joined(separator: "\n")
  }
}
