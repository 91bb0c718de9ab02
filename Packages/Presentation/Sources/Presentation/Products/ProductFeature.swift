public import Domain

public typealias ProductListViewModel = ListViewModel<ProductFeature>
public typealias ProductDetailViewModel = DetailViewModel<ProductFeature>

/// Products: a list that can be searched and filtered by category, and a product to look at.
public struct ProductFeature: Feature {
  public static let name = "products"
  public static let itemName = "product"
  public static let shortcut: String? = "p"
  public static let texts = FeatureTexts.products
  public static let searchParameter = "search"
  public static let filter: FilterDescription? = FilterDescription(
    parameter: "category",
    label: .productsCategoryLabel,
    all: .productsCategoryAll
  )
  public static let columns = [
    ColumnDescription("title", .productsFieldTitle, isFlexible: true),
    ColumnDescription("price", .productsFieldPrice, alignment: .trailing),
    ColumnDescription("rating", .productsFieldRating, alignment: .trailing),
    ColumnDescription("availability", .productsFieldAvailability),
  ]

  private let products: any ProductUseCase
  public private(set) var flags: any FeatureFlags = DeclaredFlags()

  public init(useCases: any AllUseCases) {
    self.init(useCase: useCases.productUseCase)
    flags = useCases.flags
  }

  public init(useCase: any ProductUseCase) {
    products = useCase
  }

  public var useCase: any PagedUseCase<Product, ProductQuery> { Self.paged(products) }

  public func choices() async throws(DomainError) -> [Choice] {
    try await products.categories().map { Choice(id: $0.id, name: $0.name) }
  }

  public static func query(for route: ListRoute) -> ProductQuery {
    ProductQuery(text: SearchText(route.search), categoryID: route.filter, page: route.pageRequest)
  }

  public static func fields(of product: Product, in context: ContentContext) -> [ContentField] {
    let localization = context.localization
    return [
      ContentField("title", .text(product.title)),
      ContentField(
        "price",
        .price(localization.money(product.price), note: product.originalPrice.map(localization.money))
      ),
      ContentField("rating", localization.rating(product.rating)),
      ContentField("availability", localization.availability(product.availability)),
      product.brand.map { ContentField("brand", .text($0)) },
      ContentField("picture", .picture(Picture(id: product.id, category: product.categoryID))),
    ].compactMap(\.self)
  }

  public static func detail(of product: Product, in context: ContentContext) -> Content {
    let localization = context.localization
    return Content(
      title: product.title,
      picture: Picture(id: product.id, category: product.categoryID),
      highlights: [
        ContentField("price", .price(localization.money(product.price), note: localization.reduction(of: product))),
        ContentField("availability", localization.availability(product.availability)),
      ],
      paragraphs: [product.summary],
      facts: localization.facts(
        localization.fact(.productsFieldRating, localization.stars(of: product.rating)),
        localization.fact(.productsDetailBrand, product.brand),
        localization.fact(
          .productsDetailCategory,
          context.choiceNames[product.categoryID] ?? product.categoryID,
          link: context.flags.isOn(.categoryLinks) ? list(filter: product.categoryID) : nil
        ),
        localization.fact(.productsDetailTags, product.tags)
      )
    )
  }

  /// `any ProductUseCase` does not convert to its parent protocol by itself; passing it to a generic function does it.
  private static func paged<U: PagedUseCase>(_ useCase: U) -> any PagedUseCase<U.Item, U.Query> {
    useCase
  }
}
