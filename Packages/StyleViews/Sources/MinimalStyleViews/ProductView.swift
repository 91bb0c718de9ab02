import MinimalStyle
import Presentation
import StyleViewParts
import SwiftUI

/// Shows the view data of a product, and tells the view model what a person does.
struct ProductView<ViewModel: ProductViewModel>: View {
  @State private var model: ViewModel
  private let texts: WebTexts

  init(model: ViewModel, texts: WebTexts) {
    _model = State(initialValue: model)
    self.texts = texts
  }

  var body: some View {
    let data = model.viewData.state
    List {
      LoadStateView(data.content, texts: texts) { [model] in Task { await model.update() } }
      if let product = data.content.content {
        ProductDetails(product)
      }
    }
    .navigationTitle(data.heading)
    .onRefresh(texts) { [model] in await model.update() }
    .task { await model.appear() }
  }
}
