import CoordinatorStyle
import Presentation
import StyleViewParts
import SwiftUI

/// The list: it shows the state of its view model, which tells the coordinator what was chosen.
struct ProductListView: View {
  @State private var viewModel: ProductListScreenModel
  @State private var text: String
  private let texts: WebTexts

  init(viewModel: ProductListScreenModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    _text = State(initialValue: viewModel.state.search?.text ?? String())
    self.texts = texts
  }

  var body: some View {
    List {
      LoadStateView(viewModel.state.content, texts: texts) { [viewModel] in Task { await viewModel.retry() } }
      ForEach(viewModel.state.rows) { row in
        Button {
          viewModel.didSelectProduct(id: row.id)
        } label: {
          ItemRow(row)
        }
      }
      if viewModel.state.hasMore {
        LoadMoreButton(texts) { [viewModel] in Task { await viewModel.loadNextPage() } }
      }
    }
    .navigationTitle(viewModel.state.heading)
    .searchable(text: $text, prompt: viewModel.state.search?.label ?? String())
    .onSubmit(of: .search) { [viewModel, text] in Task { await viewModel.search(text) } }
    .onRefresh(texts) { [viewModel] in await viewModel.pullToRefresh() }
    .task { [viewModel] in await viewModel.onAppear() }
  }
}
