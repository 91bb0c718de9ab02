import Foundation

@testable import Generating

/// A small exemplar.
enum GiftCard {
  static let feature = Feature(
    name: "GiftCard",
    words: ["de": Feature.Noun(one: "Gutschein", many: "Gutscheine")],
    fields: [
      Field(
        name: "shownText",
        type: FieldType(.text),
        labels: ["en": "Name", "de": "Name"],
        samples: ["Spring", "Autumn"]
      ),
      Field(name: "innerNote", type: FieldType(.text, isOptional: true), samples: ["Not for sale"]),
      Field(name: "faceValue", type: FieldType(.money), labels: ["en": "Value", "de": "Wert"]),
      Field(name: "soldOn", type: FieldType(.date)),
    ]
  )

  /// The specification of a new feature.
  static func order(_ fields: String = "title:String total:Money paidOn:Date") throws -> Feature {
    Feature(name: "OrderLine", fields: try FieldList.fields(from: fields))
  }
}
