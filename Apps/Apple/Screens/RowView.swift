import Presentation
import SwiftUI

/// An item of any list: its title, and below it its other fields.
struct RowView: View {
  let row: Row

  var body: some View {
    VStack(alignment: .leading) {
      Text(row.title).font(.headline)
      ForEach(row.fields.dropFirst(), id: \.name) { field in
        FieldView(field: field)
      }
    }
  }
}

/// A value of an item.
struct FieldView: View {
  let field: ContentField

  var body: some View {
    switch field.value {
    case .text(let text), .date(let text, _):
      Text(text)
    case .price(let price, let note):
      Text(price)
      if let note {
        Text(note).font(.footnote).foregroundStyle(.secondary)
      }
    case .rating(let text, let description, _):
      Text(text).accessibilityLabel(description)
    case .status(let text, let tone):
      Text(text).foregroundStyle(tone.color)
    case .picture:
      PictureView()
    }
  }
}

/// A picture of an item. What it shows is in the texts beside it.
struct PictureView: View {
  var body: some View {
    Image(systemName: "photo").accessibilityHidden(true)
  }
}

extension Tone {
  fileprivate var color: Color {
    switch self {
    case .good: .green
    case .warning: .orange
    case .bad: .red
    }
  }
}
