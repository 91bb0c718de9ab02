extension DecodingError {
  /// The field that is missing or wrong, as a path: `orders[3].title`. Empty for the document itself.
  var field: String {
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
