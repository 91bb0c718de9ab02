import Foundation
import Model
import Reading
import TestSupport

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
  /// The numbers of types and variables that were compared.
  var types = 0
  var variables = 0
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
  private var types = 0
  private var variables = 0
  private var unread: [String] = []
  private var different: [String] = []

  var differences: Int { different.count + unread.count }

  mutating func add(_ verdict: Verdict) {
    files += 1
    imports += verdict.imports
    types += verdict.types
    variables += verdict.variables
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
      "types       \(types), with \(variables) variables",
      "same        \(same[nil].map { "\($0)" } ?? modes)",
      "different   \(different.count)",
      "unread      \(unread.count)",
    ]
    return (different.sorted() + unread.sorted() + lines).joined(separator: "\n")
  }
}

/// Runs the Swift compiler to list a file's imports.
struct Compiler: Sendable {
  enum LanguageMode: String, CaseIterable, Sendable {
    case six = "6"
    case five = "5"
  }

  /// Modules that the compiler lists for every file, so that a file's own import of them cannot be detected, and
  /// `Builtin`, which it never lists.
  static let unlistedModules: Set<String> = [
    "Builtin", "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
  ]

  var path: String

  /// The modules that the file imports, or `nil` if the compiler cannot scan it.
  func modules(of file: String, in mode: LanguageMode) throws -> Set<String>? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A file does not import its own module, which by default is named after the file.
    process.arguments = [
      path, "-frontend", "-scan-dependencies", "-import-prescan", "-module-name", "OracleSubject",
      "-swift-version", mode.rawValue, file,
    ]
    let output = try ProgramRun(process).output
    guard let scan = try? JSONDecoder().decode(Scan.self, from: Data(output.utf8)) else { return nil }
    return Set(scan.imports).subtracting(Self.unlistedModules)
  }

  private struct Scan: Decodable {
    var imports: [String]
  }
}

/// Evaluates `#if` conditions as one build does.
///
/// The compiler is asked once per flag or test, for instance which modules it can import. `Condition` combines the
/// results.
actor Build {
  private let compiler: Compiler
  private let mode: Compiler.LanguageMode
  private let probe: URL
  private var known: [Condition: Bool] = [:]

  init(compiler: Compiler, mode: Compiler.LanguageMode, folder: URL) {
    self.compiler = compiler
    self.mode = mode
    probe = folder.appending(path: "probe-\(mode.rawValue).swift")
  }

  /// Whether an import under the condition is active.
  func holds(_ condition: Condition?) throws -> Bool {
    guard let condition else { return true }
    var asked: Set<Condition> = []
    _ = condition.evaluated { test in
      asked.insert(test)
      return nil
    }
    for test in asked where known[test] == nil { known[test] = try ask(test) }
    return condition.evaluated { known[$0] } ?? false
  }

  private func ask(_ test: Condition) throws -> Bool {
    try Data("#if \(test)\nimport Probe\n#endif\n".utf8).write(to: probe)
    return try compiler.modules(of: probe.path(percentEncoded: false), in: mode)?.contains("Probe") ?? false
  }
}
