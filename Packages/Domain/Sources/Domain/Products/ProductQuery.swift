/// Which products are wanted: those of a category that match a text.
public struct ProductQuery: PagedQuery {
  public var text: SearchText

  /// The category to stay in, or nil for all.
  public var categoryID: ProductCategory.ID?
  public var page: PageRequest

  public init(text: SearchText = .none, categoryID: ProductCategory.ID? = nil, page: PageRequest = PageRequest()) {
    self.text = text
    self.categoryID = categoryID
    self.page = page
  }
}
