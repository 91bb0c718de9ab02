/// Which mutants are run, and with which tests.
package struct MutationOptions: Sendable {
  /// The number of mutants; 0 for one at every place.
  package var count = 200
  package var seed: UInt64 = 0

  /// Folders or files, relative to the root.
  package var under: [String] = []
  package var except: [String] = []

  /// Only lines that differ from a commit; nil for all lines.
  package var changedSince: ChangedBase?

  /// Regular expressions for the tests that are run instead of those that depend on the mutated module.
  package var filters: [String] = []

  /// For all tests with one mutant; nil for a time that depends on how long they take without.
  package var timeout: Duration?

  /// How many mutants are tested at the same time.
  package var jobs = 1

  package init() {}

  func includes(_ path: String) -> Bool {
    func isInside(_ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
    return under.contains(where: isInside) && !except.contains(where: isInside)
  }
}

/// What changed lines are compared with.
package enum ChangedBase: Hashable, Sendable {
  /// The commit at which the branch left `main`, or the previous one on `main` itself.
  case fork
  case commit(String)
}
