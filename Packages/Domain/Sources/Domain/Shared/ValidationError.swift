/// Why values that a person entered are not accepted: a problem for each field that has one.
///
/// A rule is checked here and nowhere else. Presentation turns a problem into a sentence, and every host shows it beside
/// its field.
public struct ValidationError: Error, Hashable, Sendable {
  public struct Problem: Hashable, Sendable {
    /// The name of the field, as forms and JSON have it.
    public let field: String
    public let rule: Rule

    public init(_ field: String, _ rule: Rule) {
      self.field = field
      self.rule = rule
    }
  }

  /// The rule that a value breaks.
  public enum Rule: Hashable, Sendable {
    case required

    /// In characters.
    case tooShort(minimum: Int)

    /// In characters.
    case tooLong(maximum: Int)

    /// It has characters that a person does not see; see ``Swift/String/hasInvisibleCharacters``.
    case invisibleCharacters

    /// Only letters and digits of ASCII and `.`, `-` and `_` are allowed.
    case nameCharacters

    /// The text is not a number.
    case number

    /// The text is not a whole number.
    case integer

    /// The number is smaller than it may be.
    case tooSmall(minimum: Int)

    /// The number is larger than it may be.
    case tooLarge(maximum: Int)

    /// It is not an `http` or `https` link.
    case link

    /// A text of a list has a comma, which separates texts where people enter them.
    case comma

    /// The text is not a day of the calendar.
    case date

    /// It is none of the choices.
    case choice

    /// It has not the form of a postal code in the country.
    case postalCode

    /// Someone else has this value already.
    case taken

    /// It is not the password that was set.
    case wrongPassword
  }

  /// At least one, in the order of the fields.
  public let problems: [Problem]

  public init(_ problems: [Problem]) {
    self.problems = problems
  }

  public init(_ field: String, _ rule: Rule) {
    self.init([Problem(field, rule)])
  }
}
