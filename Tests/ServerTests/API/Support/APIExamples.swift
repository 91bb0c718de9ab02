/// Addresses of which the answers are of every kind that the API has.
enum APIExamples {
  /// For each path of the description, addresses that are answered with 200.
  static let answered: [String: [String]] = [
    "/products": ["/products", "/products?limit=2&skip=1", "/products?skip=1000"],
    "/products/search": ["/products/search?q=lamp", "/products/search?q=lamp&category=lighting", "/products/search"],
    "/products/category/{name}": ["/products/category/kitchen", "/products/category/kitchen?skip=5&limit=5"],
    "/products/categories": ["/products/categories"],
    "/products/{id}": ["/products/1", "/products/3"],
    // Articles {
    "/everything": [
      "/everything?q=bread", "/everything?q=bread&page=9", "/everything?q=lamp", "/everything?q=nothing",
    ],
    // } Articles
    "/articles/{id}": ["/articles/1", "/articles/3"],
    "/pickup-points": ["/pickup-points", "/pickup-points?pageSize=2&page=2", "/pickup-points?page=9"],
    "/pickup-points/{id}": ["/pickup-points/1", "/pickup-points/3"],
    "/openapi.json": ["/openapi.json"],
  ]

  /// For each path, addresses that are refused, with the status.
  static let refused: [String: [(address: String, status: Int)]] = [
    "/products": [("/products?limit=0", 400), ("/products?lang=fr", 400)],
    "/products/search": [("/products/search?q=%ff", 400), ("/products/search?category=none", 404)],
    "/products/category/{name}": [("/products/category/none", 404), ("/products/category/kitchen?skip=-1", 400)],
    "/products/categories": [("/products/categories?lang=fr", 400)],
    "/products/{id}": [("/products/99", 404), ("/products/%zz", 400)],
    "/everything": [("/everything", 400), ("/everything?q=bread&page=0", 400)],  // Articles
    "/articles/{id}": [("/articles/99", 404), ("/articles/%zz", 400)],
    "/pickup-points": [("/pickup-points?page=0", 400), ("/pickup-points?lang=fr", 400)],
    "/pickup-points/{id}": [("/pickup-points/99", 404), ("/pickup-points/%zz", 400)],
  ]
}
