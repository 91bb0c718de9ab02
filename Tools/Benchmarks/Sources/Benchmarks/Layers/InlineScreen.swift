import Foundation

/// The content of a list of products, as a program without layers would store it.
struct InlineScreen {
  let title: String
  let summary: String
  let columns: [String]
  let rows: [InlineRow]
}

struct InlineRow {
  let id: Int
  let title: String
  let brand: String?
  let category: String
  let price: String
  let originalPrice: String?
  let rating: String
  let ratingDescription: String
  let halfStars: Int
  let availability: String
}
