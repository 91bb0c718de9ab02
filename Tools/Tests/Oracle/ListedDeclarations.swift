import Model
import Reading

/// A declaration as `list-declarations` prints it.
protocol ListedDeclaration: Decodable, Sendable {
  associatedtype Found: FoundDeclaration

  var line: Int { get }
  var column: Int { get }
  /// What it is called in a difference.
  var label: String { get }
  /// Whether it is left out, as no build has it.
  var isLeftOut: Bool { get }

  func compare(_ found: Found, _ differences: inout Differences)
}

protocol FoundDeclaration {
  var position: SourcePosition { get }
  var label: String { get }
}

/// What differs in one declaration.
struct Differences {
  fileprivate var texts: [String] = []

  mutating func compare<Value: Equatable>(_ name: String, _ found: Value, _ listed: Value) {
    if found != listed { texts.append("\(name) \(found), not \(listed)") }
  }

  mutating func compare(_ found: Condition?, _ listed: String?) {
    let reads = found ?? .literal(true)
    let condition = Condition(listed: listed)
    if !reads.isEquivalent(to: condition) { texts.append("condition \(reads), not \(condition)") }
  }
}

extension Array where Element: ListedDeclaration {
  /// What was found and is not listed, is listed and was not found, or differs; a declaration is known by its position.
  func differences(from found: [Element.Found]) -> [String] {
    let listed = filter { !$0.isLeftOut }.map { (SourcePosition(line: $0.line, column: $0.column), $0) }
    var missed = Dictionary(listed) { first, _ in first }
    var texts: [String] = []
    for found in found {
      let place = "\(found.label) at \(found.position.line):\(found.position.column)"
      guard let listed = missed.removeValue(forKey: found.position) else {
        texts.append("invented \(place)")
        continue
      }
      var differences = Differences()
      listed.compare(found, &differences)
      texts += differences.texts.map { "\(place): \($0)" }
    }
    return texts
      + missed.sorted { $0.key < $1.key }.map { "missed \($1.label) at \($0.line):\($0.column)" }
  }
}

struct ListedImport: ListedDeclaration {
  var line: Int
  var column: Int
  var path: [String]
  var kind: String?
  var attributes: [String]
  var access: String?
  var condition: String?

  var label: String { path.joined(separator: ".") }
  var isLeftOut: Bool { false }

  func compare(_ found: ImportDeclaration, _ differences: inout Differences) {
    differences.compare("path", [found.module] + found.submodule, path)
    differences.compare("kind", found.kind?.rawValue, kind)
    differences.compare("attributes", found.attributes.map(\.squeezed), attributes)
    differences.compare("access level", found.access?.rawValue, access)
    differences.compare(found.condition, condition)
  }
}

extension ImportDeclaration: FoundDeclaration {
  var label: String { module }
}

struct ListedType: ListedDeclaration {
  var line: Int
  var column: Int
  var name: String
  var kind: String
  var heading: ListedHeading
  var inherited: [String]
  var cases: [String]
  var hasAssociatedValues: Bool
  var variables: [ListedVariable]

  var label: String { name }
  var isLeftOut: Bool { heading.isLeftOut }

  func compare(_ found: TypeDeclaration, _ differences: inout Differences) {
    differences.compare("name", found.name.squeezed, name)
    differences.compare("kind", found.kind.rawValue, kind)
    let heading = (found.access, found.attributes, found.modifiers, found.condition)
    self.heading.compare(heading, &differences)
    differences.compare("inherited", found.inherited.map(\.squeezed), inherited)
    differences.compare("cases", found.cases, cases)
    differences.compare("associated values", found.hasAssociatedValues, hasAssociatedValues)
    differences.texts += variables.differences(from: found.variables)
  }
}

extension TypeDeclaration: FoundDeclaration {
  var label: String { name }
}

struct ListedVariable: ListedDeclaration {
  var line: Int
  var column: Int
  var name: String
  var isVariable: Bool
  var isStatic: Bool
  var isStored: Bool
  var heading: ListedHeading

  var label: String { name }
  var isLeftOut: Bool { heading.isLeftOut }

  func compare(_ found: VariableDeclaration, _ differences: inout Differences) {
    differences.compare("name", found.name, name)
    differences.compare("variable", found.isVariable, isVariable)
    differences.compare("static", found.isStatic, isStatic)
    differences.compare("stored", found.isStored, isStored)
    heading.compare(found.attributes, found.condition, &differences)
  }
}

extension VariableDeclaration: FoundDeclaration {
  var label: String { name }
}

struct ListedHeading: Decodable {
  typealias Found = (access: AccessLevel?, attributes: [String], modifiers: [String], condition: Condition?)

  var access: String?
  var attributes: [String]
  var modifiers: [String]
  var condition: String?

  var isLeftOut: Bool { Condition(listed: condition).constant == false }

  func compare(_ found: Found, _ differences: inout Differences) {
    differences.compare("access level", found.access?.rawValue, access)
    differences.compare("modifiers", found.modifiers.map(\.squeezed), modifiers)
    compare(found.attributes, found.condition, &differences)
  }

  func compare(_ found: [String], _ foundCondition: Condition?, _ differences: inout Differences) {
    // In SwiftSyntax, a `\` at the end of a line is no part of a text.
    let names = { (attributes: [String]) in attributes.map { $0.filter { !$0.isWhitespace && $0 != "\\" } } }
    differences.compare("attributes", names(found), names(attributes))
    differences.compare(foundCondition, condition)
  }
}

extension String {
  /// Without whitespace.
  fileprivate var squeezed: String { filter { !$0.isWhitespace } }
}

extension Condition {
  fileprivate init(listed text: String?) {
    let source = text.map { "#if \($0)\nimport A\n#endif" } ?? "import A"
    self = SourceScanner.facts(of: source, depth: .imports).imports.first?.condition ?? .literal(true)
  }

  /// Whether both hold in the same builds: with each value of each flag and test.
  func isEquivalent(to other: Condition) -> Bool {
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

  private var squeezed: String { description.squeezed }
}
