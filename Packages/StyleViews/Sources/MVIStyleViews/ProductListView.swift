import Presentation
import StyleViewParts
import SwiftUI

/// The list: it shows the state of its view model, and sends it what a person intends.
struct ProductListView: View {
  @State private var viewModel: ProductListViewModel
  @State private var text: String
  private let texts: WebTexts

  init(viewModel: ProductListViewModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    _text = State(initialValue: viewModel.state.search?.text ?? String())
    self.texts = texts
  }

  var body: some View {
    content(viewModel.state)
      .navigationTitle(viewModel.state.heading)
      .searchable(text: $text, prompt: viewModel.state.search?.label ?? String())
      .onChange(of: text) { send(.type(text)) }
      .onSubmit(of: .search) { send(.search(text)) }
      .onRefresh(texts) { [viewModel] in await viewModel.send(.refresh) }
      .task { [viewModel] in await viewModel.send(.appear) }
  }

  private func content(_ state: ProductListViewModel.State) -> some View {
    List {
      LoadStateView(state.content, texts: texts) { send(.retry) }
      ForEach(state.rows) { row in
        NavigationLink(value: row.route) { ItemRow(row) }
      }
      if state.hasMore {
        LoadMoreButton(texts) { send(.loadMore) }
      }
    }
  }

  private func send(_ action: ProductListViewModel.Action) {
    Task { await viewModel.send(action) }
  }
}
