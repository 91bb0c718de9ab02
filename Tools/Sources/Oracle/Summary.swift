import Model

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
