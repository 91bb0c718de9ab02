import Foundation
import Model
import Reading
import TestSupport

/// The imports that another program finds in the same files.
struct Listing: Sendable {
  private struct File: Decodable {
    var file: String
    var imports: [ListedImport]
  }

  /// In seconds; it reads thousands of files, perhaps without optimisation.
  private static let limit = 3600.0

  private var imports: [String: [ListedImport]] = [:]

  init(of files: [String], by program: String) throws {
    let names = files.map { $0 + "\n" }.joined()
    let run = try ProgramRun(URL(filePath: program), [], input: names, limit: Self.limit)
    let decoder = JSONDecoder()
    for line in run.output.split(separator: "\n") {
      let file = try decoder.decode(File.self, from: Data(line.utf8))
      imports[file.file] = file.imports
    }
  }

  func verdict(on file: String) throws -> Verdict {
    let found = SourceScanner.facts(of: [UInt8](try Data(contentsOf: URL(filePath: file))), depth: .imports).imports
    guard let listed = imports[file] else { return Verdict(file: file, outcome: .unread, imports: found) }
    var missed = Dictionary(uniqueKeysWithValues: listed.map { ($0.position, $0) })
    var differences: [String] = []
    for found in found {
      let place = "\(found.module) at \(found.position.line):\(found.position.column)"
      if let listed = missed.removeValue(forKey: found.position) {
        differences += listed.differences(from: found).map { "\(place): \($0)" }
      } else {
        differences.append("invented \(place)")
      }
    }
    differences += missed.sorted { $0.key < $1.key }.map { position, listed in
      "missed \(listed.path.joined(separator: ".")) at \(position.line):\(position.column)"
    }
    let outcome: Verdict.Outcome = differences.isEmpty ? .same(nil) : .different(differences)
    return Verdict(file: file, outcome: outcome, imports: found)
  }
}

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
