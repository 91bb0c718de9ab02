/// Places the items of one row as close as possible to their desired positions.
///
/// Minimises the weighted sum of squared distances, with a fixed order and minimum distances. After subtracting the
/// distances this is isotonic regression, solved by pooling adjacent items.
///
/// Source: Barlow et al., "Statistical Inference Under Order Restrictions" (1972), pool-adjacent-violators algorithm.
///
/// - Parameters:
///   - desired: The desired centre of each item, from left to right.
///   - weights: The weight of each item's desired position.
///   - distances: The minimum distance between the centres of adjacent items; one fewer than the items.
/// - Complexity: O(*n*)
func placed(desired: [Double], weights: [Double], distances: [Double]) -> [Double] {
  var offsets = [0.0]
  for distance in distances { offsets.append(offsets[offsets.count - 1] + distance) }

  var pools: [(mean: Double, weight: Double, count: Int)] = []
  for ((position, weight), offset) in zip(zip(desired, weights), offsets) {
    var pool = (mean: position - offset, weight: weight, count: 1)
    while let last = pools.last, last.mean > pool.mean {
      let sum = last.weight + pool.weight
      pool = ((last.mean * last.weight + pool.mean * pool.weight) / sum, sum, last.count + pool.count)
      pools.removeLast()
    }
    pools.append(pool)
  }
  return zip(pools.flatMap { Array(repeating: $0.mean, count: $0.count) }, offsets).map { $0 + $1 }
}
