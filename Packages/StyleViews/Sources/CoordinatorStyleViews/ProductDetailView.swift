import CoordinatorStyle
import Presentation
import StyleViewParts
import SwiftUI

/// A product.
struct ProductDetailView: View {
  @State private var viewModel: ProductScreenModel
  private let texts: WebTexts

  init(viewModel: ProductScreenModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    self.texts = texts
  }

  var body: some View {
    List {
      LoadStateView(viewModel.state.content, texts: texts) { [viewModel] in Task { await viewModel.pullToRefresh() } }
      if let product = viewModel.state.content.content {
        ProductDetails(product)
      }
    }
    .navigationTitle(viewModel.state.heading)
    .onRefresh(texts) { [viewModel] in await viewModel.pullToRefresh() }
    .task { [viewModel] in await viewModel.onAppear() }
  }
}
