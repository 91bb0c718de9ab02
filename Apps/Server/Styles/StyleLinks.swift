import Composition

/// The addresses of a style's pages: those of the shop, with the style's name before them.
struct StyleLinks {
  private let prefix: String

  init(_ style: ProductStyle) {
    prefix = "/styles/\(style.name)"
  }

  /// The shop's address of what a style's address names: `/products/42` for `/styles/mvi/products/42`.
  func shopAddress(of address: String) -> String {
    let rest = address.dropFirst(prefix.count)
    return rest.hasPrefix("/") ? String(rest) : "/" + rest
  }

  /// The page with its links to products, and its form, within the style. What the page says of its own true address, for
  /// search engines, stays: the styles all show the same. A text of a page has no plain quotation mark, so nothing else
  /// can be meant.
  func moved(_ page: String) -> String {
    page
      .replacing(" href=\"/products", with: " href=\"\(prefix)/products")
      .replacing("rel=\"canonical\" href=\"\(prefix)/products", with: "rel=\"canonical\" href=\"/products")
      .replacing(" action=\"/products", with: " action=\"\(prefix)/products")
  }
}
