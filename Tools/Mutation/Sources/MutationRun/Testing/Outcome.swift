package import Mutants

/// What the tests did with a mutant.
package enum Outcome: Hashable, Sendable {
  /// A test failed, or the program with the tests reported an error.
  case noticed(by: String)
  case crashed(signal: Int32)
  case timeout
  case survived

  /// No test runs the changed code, so none was run.
  case unreached

  package var isSurvivor: Bool { self == .survived || self == .unreached }
}

/// A mutant with its outcome.
package struct Verdict: Sendable {
  package let mutant: NumberedMutant
  package let outcome: Outcome

  /// The test targets that were run, the last of which noticed the mutant if one did.
  package let targets: [String]
  package let seconds: Double
}
