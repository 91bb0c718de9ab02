extension LayeredGraph {
  /// Where the middle of each item is from left to right, and where the right edge of the drawing is; the left is at 0.
  ///
  /// Each row in turn moves as near to its neighbours as it can, downwards and upwards, until little changes.
  func columns(sizes: [Double], sweeps: Int = 16) -> (middles: [Double], right: Double) {
    var middles = Array(repeating: 0.0, count: sizes.count)
    for row in rows {
      for (left, item) in zip(row, row.dropFirst()) { middles[item] = middles[left] + distance(left, item, sizes) }
      let center = (row.last.map { middles[$0] } ?? 0) / 2
      for item in row { middles[item] -= center }
    }
    for sweep in 0..<sweeps {
      // The last two sweeps look both ways, so that neither side of the drawing is favoured.
      let looksBothWays = sweep >= sweeps - 2
      let isDownward = sweep.isMultiple(of: 2)
      for row in isDownward ? rows : rows.reversed() {
        let desired = row.map { item in
          let near = looksBothWays ? above[item] + below[item] : isDownward ? above[item] : below[item]
          return near.isEmpty ? middles[item] : near.reduce(0) { $0 + middles[$1] } / Double(near.count)
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
