extension DecodingError {
  /// The field that is missing or wrong, as a path: `orders[3].title`. Empty for the document itself.
  public var field: String {
    switch self {
    case .keyNotFound(let key, let context): Self.path(context.codingPath + [key])
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      Self.path(context.codingPath)
    @unknown default: ""
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

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
