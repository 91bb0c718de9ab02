/// The result of ``GrowthBenchmark``.
struct GrowthReport: Encodable {
  /// The goal: how many times as long a file of the largest tree may take as one of the smallest.
  static let goal = 1.25

  struct Timings: Encodable {
    let imports: Timing
    let lint: Timing
  }

  struct Tree: Encodable {
    let files: Int
    let timings: Timings

    /// In microseconds.
    func perFile(_ timing: KeyPath<Timings, Timing>) -> Double {
      timings[keyPath: timing].median / Double(files)
    }
  }

  struct File: Encodable {
    let name: String
    let bytes: Int
    let timings: Timings
  }

  let runs: Int
  var trees: [Tree] = []
  var files: [File] = []

  init(runs: Int) {
    self.runs = runs
  }

  private func isFlat(_ timing: KeyPath<Timings, Timing>) -> Bool {
    guard let first = trees.first, let last = trees.last else { return true }
    return last.perFile(timing) <= first.perFile(timing) * Self.goal
  }
}

extension GrowthReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["growth", "imports, ms", "a file, µs", "lint, ms", "a file, µs"])
    for tree in trees {
      table.rows.append([
        "\(tree.files) files",
        (tree.timings.imports.median / 1_000).fixed(0), tree.perFile(\.imports).fixed(1),
        (tree.timings.lint.median / 1_000).fixed(0), tree.perFile(\.lint).fixed(1),
      ])
    }
    for file in files {
      let milliseconds = [file.timings.imports.median, file.timings.lint.median].map { ($0 / 1_000).fixed(0) }
      table.rows.append([file.name, milliseconds[0], "", milliseconds[1], ""])
    }
    return """
      \(table)
      goal: a file of the largest tree takes at most \(Self.goal.fixed(2)) times what one of the smallest takes: \
      imports \(isFlat(\.imports) ? "met" : "missed"), lint \(isFlat(\.lint) ? "met" : "missed") · \(runs) runs of each
      """
  }
}
