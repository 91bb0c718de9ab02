/// One small change of the sources that a test should notice.
package struct Mutant: Hashable, Sendable {
  package let kind: MutationKind

  /// The file, relative to the repository's root.
  package let path: String

  /// The first line of what is changed, from 1.
  package let line: Int

  /// What is changed, on one line, and what it is changed to.
  package let original: String
  package let mutated: String

  /// The UTF-8 offsets of what is changed.
  let range: Range<Int>

  /// The UTF-8 offsets of the function, initializer or variable around it.
  let scope: Range<Int>
  let form: MutationForm

  package var place: String { "\(path):\(line)" }
}

/// The kinds of changes. The raw values are the names in reports.
package enum MutationKind: String, CaseIterable, Codable, Hashable, Sendable {
  case argument = "argument left out"
  case arithmetic = "arithmetic"
  case assignment = "assignment removed"
  case boolean = "Boolean"
  case call = "call removed"
  case coalescing = "default of nil"
  case condition = "condition negated"
  case counterpart = "opposite function"
  case element = "element removed"
  case exit = "branch never taken"
  case logical = "and, or"
  case number = "number"
  case relational = "comparison"
  case result = "result"
  case text = "text"
}

/// How original and changed code are written side by side, so that one build has both.
enum MutationForm: Hashable, Sendable {
  /// `(Mutation.is(1) ? (changed) : (original))`
  case expression(String)

  /// `Mutation.negate(1, original)`
  case negated

  /// `Mutation.never(1, original)`
  case never

  /// `Mutation.always(1, original)`
  case always

  /// `if !Mutation.is(1) { original }`
  case removed

  /// `if Mutation.is(1) { changed } else { original }`
  case statement(String)

  /// `if Mutation.is(1) { return changed }; original`, where an original without `return` gets one.
  case result(String, isImplicit: Bool)
}
