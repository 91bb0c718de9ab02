public import Domain

/// An address as Storefront's own API serves it under `/addresses/ID`.
public struct AddressJSON: EditableJSON {
  public static let listName = "addresses"

  public let item: Address

  public init(_ item: Address) {
    self.item = item
  }

  public static func values(from fields: KeyedDecodingContainer<JSONKey>) throws -> Address.Values {
    try Address.Values(
      recipient: fields.read("recipient", default: ""),
      street: fields.read("street", default: ""),
      postalCode: fields.read("postalCode", default: ""),
      city: fields.read("city", default: ""),
      country: fields.read("country", default: ""),
      note: fields.read("note", default: ""),
      isDefault: fields.read("isDefault", default: false)
    )
  }

  public static func write(_ values: Address.Values, to fields: inout KeyedEncodingContainer<JSONKey>) throws {
    try fields.write(values.recipient, "recipient")
    try fields.write(values.street, "street")
    try fields.write(values.postalCode, "postalCode")
    try fields.write(values.city, "city")
    try fields.write(values.country.rawValue, "country")
    try fields.write(values.note, "note")
    try fields.write(values.isDefault, "isDefault")
  }

  /// As ``Domain/Address/isListed(_:before:)``.
  public static func sortKey(of values: Address.Values) -> String {
    (values.isDefault ? "0" : "1") + values.recipient.lowercased()
  }

  public static func searchText(of values: Address.Values) -> String {
    [
      values.recipient,
      values.street,
      values.city,
    ].joined(separator: " ")
  }
}
