import Presentation
import SwiftUI

/// A product in a list: its picture, and beside it what one chooses by.
struct ProductCard: View {
  let row: Row

  var body: some View {
    HStack(alignment: .top) {
      if case .picture(let picture)? = row["picture"]?.value {
        PictureView(picture)
      }
      VStack(alignment: .leading) {
        RowTitle(row: row)
        if case .price(let price, let before)? = row["price"]?.value {
          HStack {
            Text(price).font(.subheadline)
            if let before {
              Text(before).strikethrough().font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        if case .rating(let rating, let description, let halfStars)? = row["rating"]?.value {
          HStack {
            Stars(half: halfStars)
            Text(rating).font(.footnote).accessibilityLabel(description)
          }
        }
        if let availability = row["availability"] {
          FieldView(field: availability)
        }
        if let brand = row["brand"] {
          Text(brand.text).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A rating from no star to five. VoiceOver reads the text beside it.
private struct Stars: View {
  let half: Int

  var body: some View {
    HStack {
      ForEach(0..<5, id: \.self) { star in
        switch half - 2 * star {
        case 2...: Image(systemName: "star.fill")
        case 1: Image(systemName: "star.leadinghalf.filled")
        default: Image(systemName: "star")
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.orange)
    .accessibilityHidden(true)
  }
}
