import CleanStateStyle
import Presentation
import StyleViewParts
import SwiftUI

/// A product's user interface; see ``ProductListView``.
struct ProductView: View {
  @State private var state: ProductViewState
  @State private var interactor: any ProductBusinessLogic
  private let texts: WebTexts

  init(state: ProductViewState, interactor: any ProductBusinessLogic, texts: WebTexts) {
    _state = State(initialValue: state)
    _interactor = State(initialValue: interactor)
    self.texts = texts
  }

  var body: some View {
    List {
      LoadStateView(state.screen.content, texts: texts) { [interactor] in Task { await interactor.refresh() } }
      if let product = state.screen.content.content {
        ProductDetails(product)
      }
    }
    .navigationTitle(state.screen.heading)
    .onRefresh(texts) { [interactor] in await interactor.refresh() }
    .task { [interactor] in await interactor.load() }
  }
}
