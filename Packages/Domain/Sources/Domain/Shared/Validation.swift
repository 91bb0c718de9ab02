/// Checks what a person entered, and collects what is wrong with it: one problem for each field at most.
struct Validation {
  private var problems: [ValidationError.Problem] = []

  /// A text with a length in the given range, in characters, of which all can be seen. It becomes one line; see
  /// ``Swift/String/inOneLine``.
  mutating func text(_ text: String, _ field: String, length: ClosedRange<Int>) -> String {
    let line = text.inOneLine
    require(!text.hasInvisibleCharacters, field, .invisibleCharacters)
    require(length: line.count, field, length)
    // One character can have any number of marks.
    require(line.unicodeScalars.count <= 4 * length.upperBound, field, .tooLong(maximum: length.upperBound))
    return line
  }

  /// The choice whose raw value is in a text; nil, which is a problem, if there is none.
  mutating func choice<Choice: RawRepresentable<String>>(_ text: String, _ field: String) -> Choice? {
    let choice = Choice(rawValue: text)
    require(choice != nil, field, text.isEmpty ? .required : .choice)
    return choice
  }

  /// The choice whose raw value is in a text; nil for no or an empty text.
  mutating func optionalChoice<Choice: RawRepresentable<String>>(_ text: String?, _ field: String) -> Choice? {
    guard let text, !text.isEmpty else { return nil }
    return choice(text, field)
  }

  /// A length of 0 is told as a field that is empty.
  mutating func require(length: Int, _ field: String, _ allowed: ClosedRange<Int>) {
    require(length > 0 || allowed.lowerBound == 0, field, .required)
    require(length >= allowed.lowerBound, field, .tooShort(minimum: allowed.lowerBound))
    require(length <= allowed.upperBound, field, .tooLong(maximum: allowed.upperBound))
  }

  /// Nothing is added to a field that has a problem already.
  mutating func require(_ isRight: Bool, _ field: String, _ rule: ValidationError.Rule) {
    guard !isRight, !problems.contains(where: { $0.field == field }) else { return }
    problems.append(ValidationError.Problem(field, rule))
  }

  /// - Throws: ``ValidationError`` if there is a problem.
  func finish() throws(ValidationError) {
    guard problems.isEmpty else { throw ValidationError(problems) }
  }
}

extension String {
  /// Whether the text has control characters, direction marks, spaces without a width, or others that are not drawn.
  ///
  /// Some scripts and emoji need joiners and variation selectors. They are allowed where they change what is drawn.
  var hasInvisibleCharacters: Bool {
    let scalars = Array(unicodeScalars)
    return scalars.indices.contains { index in
      guard scalars[index].isInvisible else { return false }
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      return !scalars[index].isNeeded(between: before, and: after)
    }
  }
}

extension UnicodeScalar {
  fileprivate var isInvisible: Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    switch value {
    // A Braille cell without dots, and the marks of annotations.
    case 0x2800, 0xFFF9...0xFFFB: return true
    default: return properties.generalCategory == .control && !properties.isWhitespace
    }
  }

  /// Whether a joiner or a variation selector changes how its neighbours are drawn. Letters of ASCII do not join.
  fileprivate func isNeeded(between before: UnicodeScalar?, and after: UnicodeScalar?) -> Bool {
    guard let before else { return false }
    if properties.isVariationSelector { return before.isDrawn && (!before.isASCII || before.properties.isEmoji) }
    guard properties.isJoinControl, let after else { return false }
    let follows = before.isDrawn || before.properties.isVariationSelector
    return follows && after.isDrawn && !before.isASCII && !after.isASCII
  }

  private var isDrawn: Bool { !isInvisible && !properties.isWhitespace }
}
