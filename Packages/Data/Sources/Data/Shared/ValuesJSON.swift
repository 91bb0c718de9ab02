import Domain

/// What a person enters, without the rest of the item: the body of a request, or a document in a database.
struct ValuesJSON<Format: EditableJSON>: JSONObject, Decodable {
  let values: Format.Item.Values

  init(_ values: Format.Item.Values) {
    self.values = values
  }

  init(from decoder: any Decoder) throws {
    values = try decoder.item { fields in try Format.values(from: fields) }
  }

  func write(to fields: inout KeyedEncodingContainer<JSONKey>) throws {
    try Format.write(values, to: &fields)
  }
}
