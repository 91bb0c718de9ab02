/// A screen, and what it shows: a place that can be gone to, linked to and come back to.
public enum Route: Hashable, Sendable {
  case productList(ProductListRoute = ProductListRoute())
  case productDetail(id: Int)
  case articleList(ArticleListRoute = ArticleListRoute())
  case articleDetail(id: String)
  case pickupPointList(PickupPointListRoute = PickupPointListRoute())
  case pickupPointDetail(id: String)
}
