public import Presentation
public import SwiftUI

/// An item in a list.
public struct ItemRow: View {
  private let row: Row

  public init(_ row: Row) {
    self.row = row
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text(row.title).font(.headline)
      ForEach(row.fields.dropFirst().filter { !$0.text.isEmpty }, id: \.name) { field in
        Text(field.text).foregroundStyle(.secondary)
      }
    }
  }
}

/// A product by itself.
public struct ProductDetails: View {
  private let content: Content

  public init(_ content: Content) {
    self.content = content
  }

  public var body: some View {
    ForEach(content.highlights, id: \.name) { field in
      Text(field.text)
    }
    ForEach(content.paragraphs.indices, id: \.self) { index in
      Text(content.paragraphs[index])
    }
    ForEach(content.facts, id: \.label) { fact in
      LabeledContent(fact.label, value: fact.value)
    }
  }
}

extension ScreenState {
  public var heading: String { content.content?.title ?? title }
  public var rows: [Row] { content.content?.table?.rows ?? [] }
  public var hasMore: Bool { content.content?.paging?.next != nil }
}
