import Presentation
import ReactiveStyle
import StyleViewParts
import SwiftUI

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The list: it sends to the input of its view model, and shows the output.
struct ListView: View {
  @State private var viewModel: ReactiveStyle.ListViewModel
  @State private var text: String
  private let texts: WebTexts

  init(viewModel: ReactiveStyle.ListViewModel, texts: WebTexts) {
    _viewModel = State(initialValue: viewModel)
    _text = State(initialValue: viewModel.screen.search?.text ?? String())
    self.texts = texts
  }

  var body: some View {
    let input = viewModel.input
    List {
      LoadStateView(viewModel.screen.content, texts: texts) { input.retry.send() }
      ForEach(viewModel.screen.rows) { row in
        NavigationLink(value: row.route) { ItemRow(row) }
      }
      if viewModel.screen.hasMore {
        LoadMoreButton(texts) { input.loadMore.send() }
      }
    }
    .navigationTitle(viewModel.screen.heading)
    .searchable(text: $text, prompt: viewModel.screen.search?.label ?? String())
    .onSubmit(of: .search) { input.search.send(text) }
    .onRefresh(texts) { @MainActor in input.refresh.send() }
    .onAppear { input.appear.send() }
  }
}
