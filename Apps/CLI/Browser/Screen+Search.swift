import Presentation

extension Screen {
  /// Searches where the screen can; a detail screen has nothing to search.
  func search(_ text: String) async {
    switch self {
    case .productList(let model): await model.send(.search(text))
    case .articleList(let model): await model.send(.type(text))
    case .productDetail, .articleDetail: break
    }
  }
}
