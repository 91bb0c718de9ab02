import Presentation
import SwiftUI

/// Draws the content of any feature: the parts that are there, in the order of ``Presentation/Content``.
struct ContentView: View {
  let content: Content
  let texts: WebTexts
  let send: (ScreenAction) -> Void

  var body: some View {
    Section {
      if let summary = content.summary {
        Text(summary).foregroundStyle(.secondary)
      }
      if let notice = content.notice {
        Text(notice).foregroundStyle(.orange)
      }
      if let picture = content.picture {
        PictureView(picture, maxWidth: 320)
      }
      ForEach(content.highlights, id: \.name) { field in
        FieldView(field: field)
      }
      ForEach(content.paragraphs.indices, id: \.self) { index in
        Text(content.paragraphs[index])
      }
    }
    Section {
      ForEach(content.facts, id: \.label) { fact in
        FactView(fact: fact)
      }
    }
    if let form = content.form {
      FormView(form: form, title: content.title, explanation: content.paragraphs, texts: texts, send: send)
    }
    if let table = content.table {
      TableView(table: table, hasMore: content.paging?.next != nil, texts: texts, send: send)
    }
  }
}

/// A value with its label.
struct FactView: View {
  let fact: Fact

  var body: some View {
    if let link = fact.link {
      LabeledContent(fact.label) { Link(fact.value, destination: link) }
    } else {
      LabeledContent(fact.label, value: fact.value)
    }
  }
}

/// The rows of a list. More are loaded when a person scrolls to the end.
struct TableView: View {
  let table: Presentation.Table
  let hasMore: Bool
  let texts: WebTexts
  let send: (ScreenAction) -> Void

  var body: some View {
    Section {
      ForEach(table.rows) { row in
        NavigationLink(value: row.route) { ItemView(row: row) }
          .swipeActions { RowActionsView(row: row) }
      }
      if hasMore {
        Button(texts.loadMore) { send(.loadMore) }
          .onAppear { send(.loadMore) }
      }
    }
  }
}
