/// Counts the verdicts, and lists the files that differ.
struct Summary: CustomStringConvertible {
  private var same: [Compiler.LanguageMode: Int] = [:]
  private var files = 0
  private var imports = 0
  private var unread: [String] = []
  private var different: [String] = []

  var differences: Int { different.count + unread.count }

  mutating func add(_ verdict: Verdict) {
    files += 1
    imports += verdict.imports
    switch verdict.outcome {
    case .same(let mode): same[mode, default: 0] += 1
    case .unread: unread.append("unread      \(verdict.file)")
    case .different(let missed, let invented):
      let missed = missed.sorted().map { "missed \($0)" }
      let invented = invented.sorted().map { "invented \($0)" }
      different.append("different   \(verdict.file): \((missed + invented).joined(separator: ", "))")
    }
  }

  var description: String {
    let lines = [
      "files       \(files)",
      "imports     \(imports)",
      "same        \(same[.six, default: 0]) in Swift 6 mode, \(same[.five, default: 0]) only in Swift 5 mode",
      "different   \(different.count)",
      "unread      \(unread.count)",
    ]
    return (different.sorted() + unread.sorted() + lines).joined(separator: "\n")
  }
}
