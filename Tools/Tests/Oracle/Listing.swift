import Foundation
import Model
import Reading
import TestSupport

/// The imports, types and variables that another program finds in the same files.
struct Listing: Sendable {
  private struct File: Decodable {
    var file: String
    var hasErrors: Bool
    var imports: [ListedImport]
    var types: [ListedType]
    var globals: [ListedVariable]
  }

  /// In seconds; it reads thousands of files, perhaps without optimisation.
  private static let limit = 3600.0

  private var files: [String: File] = [:]

  init(of files: [String], by program: String) throws {
    let names = files.map { $0 + "\n" }.joined()
    let run = try ProgramRun(URL(filePath: program), [], input: names, limit: Self.limit)
    let decoder = JSONDecoder()
    for line in run.output.split(separator: "\n") {
      let file = try decoder.decode(File.self, from: Data(line.utf8))
      self.files[file.file] = file
    }
  }

  func verdict(on file: String) throws -> Verdict {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    let facts = SourceScanner.facts(of: bytes, depth: .declarations)
    var verdict = Verdict(file: file, outcome: .unread, imports: facts.imports)
    guard let listed = files[file], let declarations = facts.declarations else { return verdict }
    var differences = listed.imports.differences(from: facts.imports)
    // In a file with errors, both only guess what the declarations are.
    if !listed.hasErrors {
      verdict.types = declarations.types.count
      verdict.variables = declarations.globals.count + declarations.types.reduce(0) { $0 + $1.variables.count }
      differences += listed.types.differences(from: declarations.types)
      differences += listed.globals.differences(from: declarations.globals)
    }
    let outline = SourceScanner.facts(of: bytes, depth: .outlines { _ in false }).declarations
    if outline?.isOutline(of: declarations) != true { differences.append("another outline") }
    verdict.outcome = differences.isEmpty ? .same(nil) : .different(differences)
    return verdict
  }
}

extension Declarations {
  /// Whether it has what an outline has of all declarations.
  fileprivate func isOutline(of all: Declarations) -> Bool {
    var expected = all.types
    for index in expected.indices {
      expected[index].mentions = []
      expected[index].variables.removeAll { !$0.isStatic || !$0.isStored }
    }
    return types == expected && globals.filter(\.isGlobalState) == all.globals.filter(\.isGlobalState)
      && isEmpty == all.isEmpty
  }
}

extension VariableDeclaration {
  fileprivate var isGlobalState: Bool { isVariable && isStored }
}
