import Foundation
import Model

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
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A file does not import its own module, which by default is named after the file.
    process.arguments = [
      path, "-frontend", "-scan-dependencies", "-import-prescan", "-module-name", "OracleSubject",
      "-swift-version", mode.rawValue, file,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard let scan = try? JSONDecoder().decode(Scan.self, from: data) else { return nil }
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
