import Foundation

@testable import Generating

/// A small feature to generate others from.
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
      Field(name: "faceValue", type: FieldType(.decimal), labels: ["en": "Value", "de": "Wert"]),
      Field(name: "soldOn", type: FieldType(.date)),
    ]
  )

  /// What it is asked to become.
  static func order(_ fields: String = "title:String total:Decimal paidOn:Date") throws -> Feature {
    Feature(name: "OrderLine", fields: try FieldList.fields(from: fields))
  }
}
