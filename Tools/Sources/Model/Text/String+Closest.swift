extension String {
  /// What to add to a message about this unknown name; empty if no candidate is close.
  public func suggestion(from candidates: [String]) -> String {
    closest(of: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The candidate that this is probably a misspelling of, or `nil` if none is close. A third of the letters may differ;
  /// case is ignored: `mayimport` is `mayImport`.
  public func closest(of candidates: [String]) -> String? {
    guard utf8.count <= 64 else { return nil }
    let letters = Array(lowercased())
    let limit = Swift.max(1, letters.count / 3)
    let distances = candidates.lazy
      .filter { $0.utf8.count <= 64 }
      .map { (name: $0, distance: Self.distance(letters, Array($0.lowercased()))) }
      .filter { $0.distance <= limit && $0.distance < Swift.max(letters.count, $0.name.count) }
    return distances.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// The number of insertions, deletions, substitutions and transpositions of letters between two words.
  ///
  /// Source: the optimal string alignment distance, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = Swift.min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
