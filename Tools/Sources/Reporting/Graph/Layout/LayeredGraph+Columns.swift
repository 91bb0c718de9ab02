extension LayeredGraph {
  /// The centre of each item from left to right, and the right edge of the drawing; the left edge is 0.
  ///
  /// Each row in turn moves towards its neighbours, alternating between downward and upward sweeps.
  func columns(sizes: [Double], sweeps: Int = 16) -> (middles: [Double], right: Double) {
    var middles = Array(repeating: 0.0, count: sizes.count)
    for row in rows {
      for (left, item) in zip(row, row.dropFirst()) { middles[item] = middles[left] + distance(left, item, sizes) }
      let center = (row.last.map { middles[$0] } ?? 0) / 2
      for item in row { middles[item] -= center }
    }
    for sweep in 0..<sweeps {
      // The last two sweeps use both sides, so that neither is favoured.
      let usesBothSides = sweep >= sweeps - 2
      let isDownward = sweep.isMultiple(of: 2)
      for row in isDownward ? rows : rows.reversed() {
        let desired = row.map { item in
          let neighbors = usesBothSides ? above[item] + below[item] : isDownward ? above[item] : below[item]
          return neighbors.isEmpty ? middles[item] : neighbors.reduce(0) { $0 + middles[$1] } / Double(neighbors.count)
        }
        let weights = row.map { isBend($0) ? 4 : Double(1 + above[$0].count + below[$0].count) }
        let distances = zip(row, row.dropFirst()).map { distance($0, $1, sizes) }
        for (item, middle) in zip(row, placed(desired: desired, weights: weights, distances: distances)) {
          middles[item] = middle
        }
      }
    }
    let left = middles.indices.map { middles[$0] - sizes[$0] / 2 }.min() ?? 0
    let right = middles.indices.map { middles[$0] + sizes[$0] / 2 }.max() ?? 0
    return (middles.map { $0 - left }, right - left)
  }

  private func distance(_ left: Int, _ right: Int, _ sizes: [Double]) -> Double {
    let gap = isBend(left) && isBend(right) ? GraphLayout.Metrics.bendGap : GraphLayout.Metrics.nodeGap
    return (sizes[left] + sizes[right]) / 2 + gap
  }
}
