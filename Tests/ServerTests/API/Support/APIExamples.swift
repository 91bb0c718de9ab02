/// Addresses below `/api` whose responses are of every kind.
enum APIExamples {
  private static let own = [
    "/products": ["/products", "/products?limit=2&skip=1", "/products?skip=1000"],
    "/products/search": ["/products/search?q=lamp", "/products/search?q=lamp&category=lighting", "/products/search"],
    "/products/category/{name}": ["/products/category/kitchen", "/products/category/kitchen?skip=5&limit=5"],
    "/products/categories": ["/products/categories"],
    "/everything": [
      "/everything?q=bread", "/everything?q=bread&page=9", "/everything?q=lamp", "/everything?q=nothing",
    ],
    "/openapi.json": ["/openapi.json"],
  ]

  private static let ownErrors: [String: [(address: String, status: Int)]] = [
    "/products": [("/products?limit=0", 400), ("/products?lang=fr", 400)],
    "/products/search": [
      ("/products/search?q=%ff", 400), ("/products/search?category=none", 404), ("/products/search?category=", 400),
    ],
    "/products/category/{name}": [("/products/category/none", 404), ("/products/category/kitchen?skip=-1", 400)],
    "/products/categories": [("/products/categories?lang=fr", 400)],
    "/everything": [("/everything", 400), ("/everything?q=bread&page=0", 400)],
    "/openapi.json": [],
  ]

  /// Addresses with status 200 for a path of the description.
  static func responses(of path: String) -> [String] {
    let list = path.replacing("/{id}", with: "")
    let usual = list == path ? [path, "\(path)?pageSize=2&page=2", "\(path)?page=9"] : ["\(list)/1", "\(list)/3"]
    return own[path] ?? usual
  }

  /// Addresses that are errors, with the status, for a path of the description.
  static func errors(of path: String) -> [(address: String, status: Int)] {
    let list = path.replacing("/{id}", with: "")
    let ofItem = [("\(list)/99", 404), ("\(list)/%zz", 400)]
    return ownErrors[path] ?? (list == path ? [("\(path)?page=0", 400), ("\(path)?lang=fr", 400)] : ofItem)
  }
}
