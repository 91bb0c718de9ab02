extension Glob {
  /// A part of a pattern.
  enum Part: Hashable {
    case scalar(Unicode.Scalar)
    /// `?`
    case one
    /// `*`
    case name
    /// `**`
    case anything
    /// `**/` at the start of a folder name.
    case folders
    /// The `/` of a final `/**`, followed by `anything`.
    case below
  }

  /// The bytes of the literal text at the end of a pattern.
  static func ending(of parts: [Part]) -> [UInt8] {
    var ending = String.UnicodeScalarView()
    for part in parts {
      if case .scalar(let scalar) = part { ending.append(scalar) } else { ending.removeAll() }
    }
    return Array(String(ending).utf8)
  }

  static func parts(of scalars: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "*" else {
        parts.append(scalars[index] == "?" ? .one : .scalar(scalars[index]))
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
      let startsName = index == 0 || scalars[index - 1] == "/"
      if end - index > 1, startsName, end < scalars.count, scalars[end] == "/" {
        // A second consecutive one would match nothing more.
        if parts.last != .folders { parts.append(.folders) }
        index = end + 1
      } else {
        if end - index > 1, end == scalars.count, index > 1, parts.last == .scalar("/") {
          parts[parts.count - 1] = .below
        }
        parts.append(end - index > 1 ? .anything : .name)
        index = end
      }
    }
    return parts
  }
}
