import CleanStateStyle
import Presentation
import StyleViewParts
import SwiftUI

/// The list's user interface: it shows the view state, and calls the business logic.
struct ProductListView: View {
  @State private var state: ProductListViewState

  /// It holds the view state weakly, so the view keeps the one that was created with its view state.
  @State private var interactor: any ProductListBusinessLogic
  @State private var text: String
  private let texts: WebTexts

  init(state: ProductListViewState, interactor: any ProductListBusinessLogic, texts: WebTexts) {
    _state = State(initialValue: state)
    _interactor = State(initialValue: interactor)
    _text = State(initialValue: state.screen.search?.text ?? String())
    self.texts = texts
  }

  var body: some View {
    List {
      LoadStateView(state.screen.content, texts: texts) { [interactor] in Task { await interactor.retry() } }
      ForEach(state.screen.rows) { row in
        NavigationLink(value: row.route) { ItemRow(row) }
      }
      if state.screen.hasMore {
        LoadMoreButton(texts) { [interactor] in Task { await interactor.loadNextPage() } }
      }
    }
    .navigationTitle(state.screen.heading)
    .searchable(text: $text, prompt: state.screen.search?.label ?? String())
    .onSubmit(of: .search) { [interactor, text] in Task { await interactor.search(text) } }
    .onRefresh(texts) { [interactor] in await interactor.refresh() }
    .task { [interactor] in await interactor.loadFirstPage() }
  }
}
