/// Checks what a person entered, and collects what is wrong with it: one problem for each field at most.
struct Validation {
  private var problems: [ValidationError.Problem] = []

  /// A text with a length in the given range, in characters. It becomes one line; see
  /// ``Swift/String/inOneLine``.
  mutating func text(_ text: String, _ field: String, length: ClosedRange<Int>) -> String {
    let line = text.inOneLine
    require(length: line.count, field, length)
    // One character can have any number of marks.
    require(line.unicodeScalars.count <= 4 * length.upperBound, field, .tooLong(maximum: length.upperBound))
    return line
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
