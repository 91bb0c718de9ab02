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
