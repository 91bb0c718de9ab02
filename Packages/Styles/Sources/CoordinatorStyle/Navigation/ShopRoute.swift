import Domain
import Presentation

/// A place that can be gone to.
enum ShopRoute: Hashable {
  case productList(ProductListRoute)
  case productDetail(id: Product.ID)
}
