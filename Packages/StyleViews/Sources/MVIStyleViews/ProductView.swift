import Presentation
import StyleViewParts
import SwiftUI

/// A product: it shows the state of its view model, and sends it what a person intends.
struct ProductView: View {
  @State private var viewModel: ProductDetailViewModel
  private let texts: WebTexts

  init(viewModel: ProductDetailViewModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    self.texts = texts
  }

  var body: some View {
    List {
      LoadStateView(viewModel.state.content, texts: texts) { send(.retry) }
      if let product = viewModel.state.content.content {
        ProductDetails(product)
      }
    }
    .navigationTitle(viewModel.state.heading)
    .onRefresh(texts) { [viewModel] in await viewModel.send(.refresh) }
    .task { [viewModel] in await viewModel.send(.appear) }
  }

  private func send(_ action: ProductDetailViewModel.Action) {
    Task { await viewModel.send(action) }
  }
}
