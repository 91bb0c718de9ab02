import Foundation
import Model

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
