/// Places the items of one row as near as possible to where each would like to be.
///
/// The sum of the weighted squares of the distances is least, under the condition that the order stays and no two come
/// nearer than they may. With the distances taken off, that is isotonic regression, which pooling neighbours solves.
///
/// Source: Barlow et al., "Statistical Inference Under Order Restrictions" (1972), the pool-adjacent-violators algorithm.
///
/// - Parameters:
///   - desired: Where each item would like its middle to be, from left to right.
///   - weights: How much each item's wish counts.
///   - distances: How far apart the middles of each item and the next must be; one fewer than there are items.
/// - Complexity: O(*n*)
func placed(desired: [Double], weights: [Double], distances: [Double]) -> [Double] {
  var offsets = [0.0]
  for distance in distances { offsets.append(offsets[offsets.count - 1] + distance) }

  var pools: [(mean: Double, weight: Double, count: Int)] = []
  for ((wish, weight), offset) in zip(zip(desired, weights), offsets) {
    var pool = (mean: wish - offset, weight: weight, count: 1)
    while let last = pools.last, last.mean > pool.mean {
      let sum = last.weight + pool.weight
      pool = ((last.mean * last.weight + pool.mean * pool.weight) / sum, sum, last.count + pool.count)
      pools.removeLast()
    }
    pools.append(pool)
  }
  return zip(pools.flatMap { Array(repeating: $0.mean, count: $0.count) }, offsets).map { $0 + $1 }
}
