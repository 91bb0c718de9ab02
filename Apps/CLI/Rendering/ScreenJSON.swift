import Foundation
import Presentation

/// One JSON object on standard output.
enum JSONOutput {
  static func print(_ object: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    try StandardOutput.write(encoder.encode(object) + Data("\n".utf8))
  }

  /// A screen that has been loaded.
  @MainActor
  static func print(_ screen: Screen) throws {
    switch screen {
    case .productList(let model): try print(model.state)
    case .productDetail(let model): try print(model.state)
    case .articleList(let model):
      let list = model.state.content.content
      try print(
        ArticlesJSON(
          articles: list?.rows.map(ArticleJSON.init) ?? [],
          total: list?.total ?? 0,
          page: list?.page ?? model.state.route.page,
          hasMore: list?.hasMore ?? false,
          notice: list?.staleNotice
        )
      )
    case .articleDetail(let model):
      guard let article = model.state.content.content else { return }
      try print(ArticleDocumentJSON(article: ArticleJSON(article), notice: article.staleNotice))
    case .pickupPointList(let model): try print(model.state)
    case .pickupPointDetail(let model): try print(model.state)
    }
  }
}

extension JSONOutput {
  static func print(_ state: ProductListViewModel.State) throws {
    let list = state.content.content
    try print(
      ProductsJSON(
        products: list?.rows.map(ProductJSON.init) ?? [],
        total: list?.total ?? 0,
        page: list?.page ?? state.route.page,
        hasMore: list?.hasMore ?? false,
        notice: list?.staleNotice
      )
    )
  }

  static func print(_ state: ProductDetailViewModel.State) throws {
    guard let product = state.content.content else { return }
    try print(ProductDocumentJSON(product: ProductJSON(product), notice: product.staleNotice))
  }
}

/// What `--json` writes where something went wrong.
struct FailureJSON: Encodable {
  struct Failure: Encodable {
    let code: String
    let message: String
  }

  let error: Failure

  init(code: String, message: String) {
    error = Failure(code: code, message: message)
  }
}
