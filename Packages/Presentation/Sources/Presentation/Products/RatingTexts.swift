import Domain

/// A rating in words.
struct RatingTexts: Equatable {
  /// With one decimal: `4.3`.
  let number: String

  /// `4.3 of 5 stars`.
  let phrase: String

  /// A rating can only be one of 51 texts. They are made once, because formatting numbers is slow.
  static func of(_ rating: Rating, in localization: Localization) -> RatingTexts {
    let tenths = Int((rating.average * 10).rounded())
    return all[Key(language: localization.language, tenths: tenths)] ?? RatingTexts(rating.average, localization)
  }

  private struct Key: Hashable {
    let language: Language
    let tenths: Int
  }

  private static let all: [Key: RatingTexts] = {
    var all: [Key: RatingTexts] = [:]
    for language in Language.allCases {
      let localization = Localization(language: language)
      for tenths in 0...Int(Rating.maximum * 10) {
        all[Key(language: language, tenths: tenths)] = RatingTexts(Double(tenths) / 10, localization)
      }
    }
    return all
  }()

  init(_ average: Double, _ localization: Localization) {
    number = localization.stars(average)
    // A digit needs no format.
    phrase = localization.text(.productsDetailRating, number, String(Int(Rating.maximum)))
  }
}
