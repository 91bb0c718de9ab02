import Domain
import Mocks
import Presentation

/// The goods of the shop, ten lamps on pages of four, and what screens show of them.
enum Lamps {
  static let route = ListRoute(ProductFeature.name, pageSize: 4)
  static let query = ProductFeature.query(for: route)
  static let all = [Product].fixtures(count: 10)

  static let first = PagedList(page())
  static let two = first.appending(page(2))

  /// What the shop has after a while.
  static let renewed = PagedList(page(of: [.fixture(id: 77, title: "New Lamp")]))

  /// What a search finds.
  static let found = PagedList(page(of: [.fixture(id: 5, title: "Red Lamp")]))
  static let none = PagedList(page(of: []))

  /// A page of all lamps, or of the given ones.
  static func page(_ number: Int = 1, of lamps: [Product] = all) -> Fetched<Page<Product>> {
    let request = PageRequest(number: number, size: route.pageSize)
    let items = Array(lamps.dropFirst(request.offset).prefix(request.size))
    return Fetched(Page(items: items, request: request, total: .exactly(lamps.count)))
  }

  static func product(_ id: Product.ID) -> Fetched<Product> {
    Fetched(.fixture(id: id, title: "Lamp"))
  }

  private static let feature = ProductFeature(useCase: Shop())
  static let lists = ListContent(feature, localization: Localization())
  static let products = DetailContent(feature, localization: Localization())
  private static let names = Dictionary([ProductCategory].fixtures.map { ($0.id, $0.name) }) { first, _ in first }

  static func content(_ list: PagedList<Product>, _ route: ListRoute = route) -> LoadState<Content> {
    lists.content(of: list, route: route, choiceNames: names)
  }

  static func loaded(_ list: PagedList<Product>, _ activity: LoadState<Content>.Activity) -> LoadState<Content> {
    content(list).content.map { .loaded($0, activity) } ?? .idle
  }

  static func content(_ product: Fetched<Product>) -> Content {
    products.content(of: product, choiceNames: names)
  }

  static func error(_ error: DomainError) -> ErrorViewData {
    ErrorViewData(error, on: nil, localization: Localization())
  }
}
