/// A value whose field is named in the error if the value does not fit its type.
///
/// Foundation reports `1.5` for an `Int`, or `1e999` for any number, as an invalid document, without the field.
struct Fitting<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Value.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: String(describing: error))
    }
  }
}
