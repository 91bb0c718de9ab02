import Presentation
import SwiftUI

/// An item of any list, drawn by a view of its feature if that has one. As on the web, it is drawn as an item of the feature
/// that it leads to.
struct ItemView: View {
  let row: Row

  var body: some View {
    switch row.route.feature {
    case ProductFeature.name: ProductCard(row: row)
    default: RowView(row: row)
    }
  }
}

/// An item of a feature without a view of its own: its title, and below it its other fields.
struct RowView: View {
  let row: Row

  var body: some View {
    VStack(alignment: .leading) {
      RowTitle(row: row)
      ForEach(row.fields.dropFirst(), id: \.name) { field in
        FieldView(field: field)
      }
    }
  }
}

/// The title of an item, and its mark.
struct RowTitle: View {
  let row: Row

  var body: some View {
    HStack {
      Text(row.title).font(.headline)
      if let mark = row.mark {
        Text(mark.sign).accessibilityLabel(mark.text)
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
    case .picture(let picture):
      PictureView(picture)
    }
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
