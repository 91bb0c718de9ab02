import Domain
import Mocks
import Presentation

/// The shop's goods: ten lamps, on pages of four.
enum Lamps {
  static let route = ProductListRoute(pageSize: 4)
  static let all = [Product].fixtures(count: 10)

  /// A page of all lamps, or of those that are given.
  static func page(_ number: Int = 1, of lamps: [Product] = all) -> Fetched<Page<Product>> {
    let request = PageRequest(number: number, size: route.pageSize)
    let items = Array(lamps.dropFirst(request.offset).prefix(request.size))
    return Fetched(Page(items: items, request: request, total: .exactly(lamps.count)))
  }

  static let first = Listing(page())
  static let two = first.appending(page(2))
  static let three = two.appending(page(3))

  /// What the shop has after a while.
  static let renewed = Listing(page(of: [.fixture(id: 77, title: "New Lamp")]))

  /// What a search finds.
  static let found = Listing(page(of: [.fixture(id: 5, title: "Red Lamp")]))
  static let none = Listing(page(of: []))

  static func viewData(_ listing: Listing<Product>, _ route: ProductListRoute = route) -> ProductListViewData {
    ProductListViewData(listing, route: route, category: nil, localization: Localization())
  }

  static func product(_ id: Product.ID, title: String = "Lamp") -> Fetched<Product> {
    Fetched(.fixture(id: id, title: title))
  }

  static func viewData(_ product: Fetched<Product>) -> ProductDetailViewData {
    let names = [ProductCategory].fixtures.map { ($0.id, $0.name) }
    return ProductDetailViewData(
      product,
      categoryNames: Dictionary(uniqueKeysWithValues: names),
      localization: Localization()
    )
  }

  static func words(_ error: DomainError, product id: Product.ID? = nil) -> ErrorViewData {
    ErrorViewData(error, on: id.map { .productDetail(id: $0) }, localization: Localization())
  }
}
