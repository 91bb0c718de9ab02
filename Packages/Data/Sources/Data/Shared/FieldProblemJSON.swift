public import Domain

/// A problem of a field in a problem document (RFC 9457, section 3): where, in words, and for programs the rule that the
/// value breaks.
public struct FieldProblemJSON: Hashable, Sendable {
  /// A JSON pointer (RFC 6901) to the field: `#/username`.
  public let pointer: String
  public let detail: String
  public let code: String

  /// The number that the rule names.
  public let limit: Int?
}

extension FieldProblemJSON: Codable {
  private static let prefix = "#/"

  /// - Parameter detail: The sentence for people.
  public init(_ problem: ValidationError.Problem, detail: String) {
    pointer = Self.prefix + problem.field.replacing("~", with: "~0").replacing("/", with: "~1")
    self.detail = detail
    (code, limit) =
      switch problem.rule {
      case .required: ("required", nil)
      case .tooShort(let minimum): ("tooShort", minimum)
      case .tooLong(let maximum): ("tooLong", maximum)
      case .invisibleCharacters: ("invisibleCharacters", nil)
      case .nameCharacters: ("nameCharacters", nil)
      case .number: ("number", nil)
      case .integer: ("integer", nil)
      case .tooSmall(let minimum): ("tooSmall", minimum)
      case .tooLarge(let maximum): ("tooLarge", maximum)
      case .link: ("link", nil)
      case .comma: ("comma", nil)
      case .date: ("date", nil)
      case .choice: ("choice", nil)
      case .postalCode: ("postalCode", nil)
      case .taken: ("taken", nil)
      case .wrongPassword: ("wrongPassword", nil)
      }
  }

  /// Nil for a rule that this version does not know.
  var problem: ValidationError.Problem? {
    let rule: ValidationError.Rule? =
      switch code {
      case "required": .required
      case "tooShort": limit.map { .tooShort(minimum: $0) }
      case "tooLong": limit.map { .tooLong(maximum: $0) }
      case "invisibleCharacters": .invisibleCharacters
      case "nameCharacters": .nameCharacters
      case "number": .number
      case "integer": .integer
      case "tooSmall": limit.map { .tooSmall(minimum: $0) }
      case "tooLarge": limit.map { .tooLarge(maximum: $0) }
      case "link": .link
      case "comma": .comma
      case "date": .date
      case "choice": .choice
      case "postalCode": .postalCode
      case "taken": .taken
      case "wrongPassword": .wrongPassword
      default: nil
      }
    guard let rule, pointer.hasPrefix(Self.prefix) else { return nil }
    let field = pointer.dropFirst(Self.prefix.count).replacing("~1", with: "/").replacing("~0", with: "~")
    return ValidationError.Problem(String(field), rule)
  }
}
