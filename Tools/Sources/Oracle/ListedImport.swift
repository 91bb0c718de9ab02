import Model

/// An import as `list-imports` prints it.
struct ListedImport: Decodable, Sendable {
  var line: Int
  var column: Int
  var path: [String]
  var kind: String?
  var attributes: [String]
  var access: String?
  var condition: String?

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  func differences(from found: ImportDeclaration) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ found: Value, _ listed: Value) {
      if found != listed { differences.append("\(name) \(found), not \(listed)") }
    }
    compare("path", [found.module] + found.submodule, path)
    compare("kind", found.kind?.rawValue ?? "none", kind ?? "none")
    compare("attributes", found.attributes.map { $0.filter { !$0.isWhitespace } }, attributes)
    compare("access level", found.access?.rawValue ?? "none", access ?? "none")
    let reads = found.condition ?? .literal(true)
    let listed = condition.map { Condition(parsing: $0) ?? .flag($0) } ?? .literal(true)
    if !reads.isEquivalent(to: listed) { differences.append("condition \(reads), not \(listed)") }
    return differences
  }
}

extension Condition {
  /// Whether both hold in the same builds: with each value of each flag and test.
  fileprivate func isEquivalent(to other: Condition) -> Bool {
    let tests = Array(tests.union(other.tests))
    guard tests.count <= 16 else { return self == other }
    return (0..<1 << tests.count).allSatisfy { values in
      let resolve = { (test: Condition) in tests.firstIndex(of: test.squeezed).map { values >> $0 & 1 == 1 } }
      return evaluated(resolve) == other.evaluated(resolve)
    }
  }

  private var tests: Set<String> {
    var tests: Set<String> = []
    _ = evaluated { test in
      tests.insert(test.squeezed)
      return nil
    }
    return tests
  }

  private var squeezed: String { description.filter { !$0.isWhitespace } }
}
