/// Mutants in a random order that the seed repeats, one for each place in the sources.
///
/// The places are shuffled, not the mutants: a text that can change in two ways is not chosen twice as often.
package struct MutantQueue {
  private var remaining: [Mutant]

  package init(_ mutants: [Mutant], seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let places = Dictionary(grouping: mutants) { Place(path: $0.path, range: $0.range) }
    let sorted = places.sorted { ($0.key.path, $0.key.range) < ($1.key.path, $1.key.range) }.map(\.value)
    remaining = sorted.shuffled(using: &generator).compactMap { $0.randomElement(using: &generator) }.reversed()
  }

  package var count: Int { remaining.count }

  package mutating func next() -> Mutant? { remaining.popLast() }

  private struct Place: Hashable {
    let path: String
    let range: Range<Int>
  }
}

private func < (left: (String, Range<Int>), right: (String, Range<Int>)) -> Bool {
  (left.0, left.1.lowerBound, left.1.upperBound) < (right.0, right.1.lowerBound, right.1.upperBound)
}

/// A mutant with the number that switches it on.
package struct NumberedMutant: Hashable, Sendable {
  package let id: Int
  package let mutant: Mutant

  package init(id: Int, mutant: Mutant) {
    self.id = id
    self.mutant = mutant
  }
}
