/// A value that is an object in JSON.
public protocol JSONObject: Encodable {
  /// Writes the fields of the object.
  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws
}

extension JSONObject {
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: JSONKey.self)
    try write(to: &values)
  }
}
