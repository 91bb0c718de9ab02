public import Domain
import Foundation

extension ProductUseCase {
  /// What people call the category that a list stays in, or its identifier where the source does not tell.
  public func categoryName(of route: ProductListRoute) async -> String? {
    guard let category = route.category else { return nil }
    return await categoryNames()[category] ?? category
  }
}

extension LoadState<ProductListViewData> {
  /// What a screen shows once a listing is there: its rows, or that there are none.
  ///
  /// - Parameter category: What people call the route's category, where it has one.
  public init(
    _ listing: Listing<Product>,
    route: ProductListRoute,
    category: String?,
    localization: Localization
  ) {
    if listing.items.isEmpty {
      self = .empty(
        route.search.isEmpty
          ? localization.text(.productsListEmpty) : localization.text(.productsListEmptySearch, route.search)
      )
    } else {
      self = .loaded(ProductListViewData(listing, route: route, category: category, localization: localization))
    }
  }
}

extension ProductListViewData {
  /// - Parameter category: What people call the route's category, where it has one.
  public init(_ listing: Listing<Product>, route: ProductListRoute, category: String?, localization: Localization) {
    title = Self.title(search: route.search, category: category, localization: localization)
    summary = Self.summary(of: listing, localization: localization)
    columns = Columns(
      id: localization.text(.productsColumnId),
      title: localization.text(.productsColumnTitle),
      price: localization.text(.productsColumnPrice),
      rating: localization.text(.productsColumnRating),
      availability: localization.text(.productsColumnAvailability)
    )
    rows = listing.items.map { ProductRowViewData($0, localization: localization) }
    total = listing.total.reachable
    page = listing.firstPage
    hasMore = listing.hasMore
    staleNotice = localization.staleNotice(listing.freshness)
  }

  private static func title(search: String, category: String?, localization: Localization) -> String {
    switch (search, category) {
    case ("", nil): localization.text(.productsListTitle)
    case ("", let category?): localization.text(.productsListTitleCategory, category)
    case (let search, nil): localization.text(.productsListTitleSearch, search)
    case (let search, let category?): localization.text(.productsListTitleSearchCategory, search, category)
    }
  }

  private static func summary(of listing: Listing<Product>, localization: Localization) -> String {
    let count =
      switch listing.total {
      case .exactly(let count): localization.text(.productsListCount, count: count)
      case .atLeast(let count): localization.text(.productsListCountAtLeast, localization.number(count))
      }
    return localization.summary(of: listing, count: count)
  }
}

extension ProductRowViewData {
  init(_ product: Product, localization: Localization) {
    id = product.id
    title = product.title
    brand = product.brand
    categoryID = product.categoryID
    price = PriceViewData(product, localization: localization)
    rating = RatingViewData(product.rating, localization: localization)
    availability = AvailabilityViewData(product, localization: localization)
    route = .productDetail(id: product.id)
  }
}

extension PriceViewData {
  init(_ product: Product, localization: Localization) {
    text = localization.money(product.price)
    amount = product.price.amount
    currencyCode = product.price.currencyCode
    originalText = product.originalPrice.map(localization.money)
  }
}

extension RatingViewData {
  init(_ rating: Rating, localization: Localization) {
    text = localization.stars(rating.average)
    description = localization.text(.productsDetailRating, text, localization.number(Int(Rating.maximum)))
    halfStars = rating.halfStars
    value = rating.average
  }
}

extension AvailabilityViewData {
  init(_ product: Product, localization: Localization) {
    stock = product.stock
    switch product.availability {
    case .inStock:
      text = localization.text(.productsAvailabilityInStock)
      tone = .good
    case .lowStock(let remaining):
      text = localization.text(.productsAvailabilityLowStock, count: remaining)
      tone = .warning
    case .outOfStock:
      text = localization.text(.productsAvailabilityOutOfStock)
      tone = .bad
    }
  }
}
