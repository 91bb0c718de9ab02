import Presentation
import ReactiveStyle
import StyleViewParts
import SwiftUI

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A product: it sends to the input of its view model, and shows the output.
struct ProductView: View {
  @State private var viewModel: ProductViewModel
  private let texts: WebTexts

  init(viewModel: ProductViewModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    self.texts = texts
  }

  var body: some View {
    let input = viewModel.input
    List {
      LoadStateView(viewModel.screen.content, texts: texts) { input.retry.send() }
      if let product = viewModel.screen.content.content {
        ProductDetails(product)
      }
    }
    .navigationTitle(viewModel.screen.heading)
    .onRefresh(texts) { @MainActor in input.refresh.send() }
    .onAppear { input.appear.send() }
  }
}
