import Domain

/// The products of a list, and what is known about them, without texts and without rules.
struct ListEntity: Equatable {
  let products: PagedList<Product>

  /// How the products were loaded; the following pages are loaded in the same way.
  let policy: FetchPolicy
  let categoryNames: [String: String]
  let marked: Set<String>
}
