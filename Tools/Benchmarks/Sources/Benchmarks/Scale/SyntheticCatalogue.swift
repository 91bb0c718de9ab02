import Domain
import Foundation

/// Generated products, the same in every run. They are made when they are read, so a million of them needs no memory.
struct SyntheticCatalogue: Sequence, Sendable {
  static let categories = [
    "audio", "beauty", "books", "furniture", "garden", "groceries", "kitchen", "laptops", "lighting", "sports",
    "stationery", "toys",
  ].map { ProductCategory(id: $0, name: $0.capitalized) }

  let count: Int
  private let onProgress: @Sendable (Int) -> Void

  init(count: Int, onProgress: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.count = count
    self.onProgress = onProgress
  }

  func makeIterator() -> Iterator {
    Iterator(count: count, onProgress: onProgress)
  }

  /// A word that occurs in one product only.
  static func modelNumber(of id: Product.ID) -> String {
    let letters = "abcdefghkmnprstvwxyz".map(String.init)
    return letters[id * 7 % letters.count] + letters[id / 20 % letters.count] + String(id)
  }

  struct Iterator: IteratorProtocol {
    private static let progressStep = 100_000

    private let count: Int
    private let onProgress: @Sendable (Int) -> Void
    private var random = SeededGenerator(seed: 42)
    private var lastID = 0

    fileprivate init(count: Int, onProgress: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.onProgress = onProgress
    }

    mutating func next() -> Product? {
      guard lastID < count else { return nil }
      lastID += 1
      if lastID.isMultiple(of: Self.progressStep) { onProgress(lastID) }
      return Product(
        id: lastID,
        title: "\(words(in: 2...4).capitalized) \(SyntheticCatalogue.modelNumber(of: lastID).uppercased())",
        summary: "\(words(in: 14...24)) \(element(of: Vocabulary.opposites)).",
        categoryID: element(of: SyntheticCatalogue.categories.map(\.id)),
        brand: "\(element(of: Vocabulary.materials))\(element(of: Vocabulary.things))".capitalized,
        tags: [words(in: 1...1), words(in: 1...1)],
        price: .usd(Decimal(Int.random(in: 99...99_999, using: &random)) / 100),
        discountPercentage: Decimal(Int.random(in: 0...30, using: &random)),
        rating: Rating(average: Double.random(in: 2.5...5, using: &random)),
        stock: Int.random(in: 0...200, using: &random)
      )
    }

    private mutating func words(in range: ClosedRange<Int>) -> String {
      let count = Int.random(in: range, using: &random)
      return (0..<count).map { _ in Vocabulary.shared.word(using: &random) }.joined(separator: " ")
    }

    private mutating func element(of list: [String]) -> String {
      list[Int.random(in: list.indices, using: &random)]
    }
  }
}
