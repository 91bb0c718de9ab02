import Testing

@testable import Mutants

struct MutantQueueTests {
  private static let all = mutants("let a = [1, 2, 3]\nlet b = \"text\"\nlet c = d < e && f")

  @Test func `a seed repeats the order`() {
    #expect(order(seed: 7) == order(seed: 7))
    #expect(Set((0..<20).map { order(seed: $0) }).count > 10)
  }

  @Test func `each place comes once`() {
    let order = order(seed: 1)
    #expect(order.count == Set(Self.all.map(\.range)).count)
    #expect(Set(order.map(\.range)).count == order.count)
  }

  @Test func `the generator is SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  private func order(seed: UInt64) -> [Mutant] {
    var queue = MutantQueue(Self.all, seed: seed)
    return (0..<100).compactMap { _ in queue.next() }
  }
}
