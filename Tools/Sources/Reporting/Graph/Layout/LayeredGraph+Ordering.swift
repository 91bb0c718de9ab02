extension LayeredGraph {
  /// Orders the items of each row to reduce edge crossings.
  ///
  /// Each item moves to the mean position of its neighbours in the previous row, alternating downward and upward, and
  /// the best order is kept. The optimum is NP-hard; a few sweeps come close for graphs of a readable size.
  ///
  /// - Complexity: O(*sweeps* · *e* log *e*), where *e* is the number of steps between rows.
  mutating func reduceCrossings(sweeps: Int = 24) {
    var best = rows
    var fewest = crossings
    for sweep in 0..<sweeps where fewest > 0 {
      let isDownward = sweep.isMultiple(of: 2)
      for row in isDownward ? Array(rows.indices) : rows.indices.reversed() {
        sort(row, by: isDownward ? above : below)
      }
      let count = crossings
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  private mutating func sort(_ row: Int, by neighbors: [[Int]]) {
    let positions = positions
    let keys = rows[row].map { item in
      let adjacent = neighbors[item].map { positions[$0] }
      let mean = adjacent.isEmpty ? Double(positions[item]) : Double(adjacent.reduce(0, +)) / Double(adjacent.count)
      return (mean, positions[item], item)
    }
    rows[row] = keys.sorted(by: <).map(\.2)
  }

  /// The position of each item in its row.
  private var positions: [Int] {
    var positions = Array(repeating: 0, count: above.count)
    for row in rows {
      for (position, item) in row.enumerated() { positions[item] = position }
    }
    return positions
  }

  /// The number of edge crossings between adjacent rows.
  var crossings: Int {
    let positions = positions
    return rows.reduce(0) { count, row in
      count + Self.inversions(in: row.flatMap { item in below[item].map { positions[$0] }.sorted() })
    }
  }

  /// The number of inversions, counted with a Fenwick tree.
  private static func inversions(in numbers: [Int]) -> Int {
    var tree = Array(repeating: 0, count: (numbers.max() ?? 0) + 2)
    var inversions = 0
    for (seen, number) in numbers.enumerated() {
      var smallerOrEqual = 0
      var index = number + 1
      while index > 0 {
        smallerOrEqual += tree[index]
        index -= index & -index
      }
      inversions += seen - smallerOrEqual
      index = number + 1
      while index < tree.count {
        tree[index] += 1
        index += index & -index
      }
    }
    return inversions
  }
}
