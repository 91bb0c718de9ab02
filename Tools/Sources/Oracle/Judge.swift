import Foundation
import Model
import Reading

/// The result for one file.
struct Verdict: Sendable {
  enum Outcome: Sendable {
    /// The language mode, if it matters.
    case same(Compiler.LanguageMode?)
    case different([String])
    case unread
  }

  var file: String
  var outcome: Outcome
  var imports: [ImportDeclaration]
}

/// Compares the reader with the compiler.
struct Judge: Sendable {
  private let compiler: Compiler
  private let builds: [(mode: Compiler.LanguageMode, build: Build)]

  /// - Parameter folder: Where to write the test files for the compiler.
  init(compiler: Compiler, folder: URL) {
    self.compiler = compiler
    builds = Compiler.LanguageMode.allCases.map { ($0, Build(compiler: compiler, mode: $0, folder: folder)) }
  }

  func verdict(on file: String) async throws -> Verdict {
    let imports = SourceScanner.facts(of: [UInt8](try Data(contentsOf: URL(filePath: file))), depth: .imports).imports
    var verdict = Verdict(file: file, outcome: .unread, imports: imports)
    for (mode, build) in builds {
      guard let expected = try compiler.modules(of: file, in: mode) else { continue }
      let found = try await modules(of: imports, in: build)
      if found == expected {
        verdict.outcome = .same(mode)
        return verdict
      }
      if case .unread = verdict.outcome {
        verdict.outcome = .different(
          expected.subtracting(found).sorted().map { "missed \($0)" }
            + found.subtracting(expected).sorted().map { "invented \($0)" }
        )
      }
    }
    return verdict
  }

  private func modules(of imports: [ImportDeclaration], in build: Build) async throws -> Set<String> {
    var modules: Set<String> = []
    for found in imports where try await build.holds(found.condition) { modules.insert(found.module) }
    return modules.subtracting(Compiler.unlistedModules)
  }
}

/// Counts the verdicts, and lists the files that differ.
struct Summary: CustomStringConvertible {
  private var same: [Compiler.LanguageMode?: Int] = [:]
  private var files = 0
  private var imports: [ImportDeclaration] = []
  private var unread: [String] = []
  private var different: [String] = []

  var differences: Int { different.count + unread.count }

  mutating func add(_ verdict: Verdict) {
    files += 1
    imports += verdict.imports
    switch verdict.outcome {
    case .same(let mode): same[mode, default: 0] += 1
    case .unread: unread.append("unread      \(verdict.file)")
    case .different(let what): different.append("different   \(verdict.file): \(what.joined(separator: "; "))")
    }
  }

  var description: String {
    let parts = [
      "\(imports.count { !$0.attributes.isEmpty }) with attributes",
      "\(imports.count { $0.access != nil }) with an access level",
      "\(imports.count { $0.kind != nil }) of one declaration",
      "\(imports.count { $0.kind == nil && !$0.submodule.isEmpty }) of a submodule",
      "\(imports.count { $0.condition != nil }) under a condition",
    ]
    let modes = "\(same[.six, default: 0]) in Swift 6 mode, \(same[.five, default: 0]) only in Swift 5 mode"
    let lines = [
      "files       \(files)",
      "imports     \(imports.count): \(parts.joined(separator: ", "))",
      "same        \(same[nil].map { "\($0)" } ?? modes)",
      "different   \(different.count)",
      "unread      \(unread.count)",
    ]
    return (different.sorted() + unread.sorted() + lines).joined(separator: "\n")
  }
}
