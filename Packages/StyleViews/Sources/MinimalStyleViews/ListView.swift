import MinimalStyle
import Presentation
import StyleViewParts
import SwiftUI

/// Shows the view data of a list, and tells the view model what a person does.
struct ListView<ViewModel: MinimalStyle.ListViewModel>: View {
  @State private var model: ViewModel
  @State private var text: String
  private let texts: WebTexts

  init(model: ViewModel, texts: WebTexts) {
    _model = State(initialValue: model)
    _text = State(initialValue: model.viewData.state.search?.text ?? String())
    self.texts = texts
  }

  var body: some View {
    let data = model.viewData.state
    List {
      LoadStateView(data.content, texts: texts) { run { await $0.retry() } }
      ForEach(data.rows) { row in
        NavigationLink(value: row.route) { ItemRow(row) }
      }
      if data.hasMore {
        LoadMoreButton(texts) { run { await $0.loadMore() } }
      }
    }
    .navigationTitle(data.heading)
    .searchable(text: $text, prompt: data.search?.label ?? String())
    .onSubmit(of: .search) { run { [text] in await $0.search(text) } }
    .onRefresh(texts) { [model] in await model.update() }
    .task { await model.appear() }
  }

  private func run(_ action: @escaping @MainActor (ViewModel) async -> Void) {
    Task { await action(model) }
  }
}
