import Foundation

/// What of a string catalogue's JSON the tests read.
struct StringCatalogueJSON: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: Plural
  }

  struct Plural: Decodable {
    let one: Form
    let other: Form
  }

  struct Form: Decodable {
    let stringUnit: Unit
  }

  struct Unit: Decodable {
    let value: String
  }

  let strings: [String: Entry]

  /// The product's texts, in the sources beside these tests.
  static var file: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/Presentation/Sources/Presentation/Resources/Localizable.xcstrings")
  }
}
