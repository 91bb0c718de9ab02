/// The result of ``ScaleBenchmark``.
struct ScaleReport: Encodable {
  /// The goal for a search in the largest catalogue, in milliseconds.
  static let searchGoal = 50.0

  /// The times of one kind of request, in the order of the sizes.
  struct Line: Encodable {
    let name: String
    var timings: [Timing]
  }

  let runs: Int
  private(set) var sizes: [Int] = []
  private(set) var lines: [Line] = []

  init(runs: Int) {
    self.runs = runs
  }

  mutating func add(_ results: [(name: String, timing: Timing)], size: Int) {
    sizes.append(size)
    for (name, timing) in results {
      if let index = lines.firstIndex(where: { $0.name == name }) {
        lines[index].timings.append(timing)
      } else {
        lines.append(Line(name: name, timings: [timing]))
      }
    }
  }
}

extension ScaleReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["scale, median milliseconds"] + sizes.map(String.init))
    table.rows += lines.map { line in [line.name] + line.timings.map { ($0.median / 1_000).fixed(3) } }
    table.rows.append([])
    table.rows += [
      ratios("browse, last page / first page", of: ScaleCase.Name.browseLast, to: ScaleCase.Name.browseFirst),
      ratios("category, last page / first page", of: ScaleCase.Name.categoryLast, to: ScaleCase.Name.categoryFirst),
      ratios("search, last page / first page", of: ScaleCase.Name.commonLast, to: ScaleCase.Name.commonFirst),
      ["slowest search"] + sizes.indices.map { (slowestSearch(at: $0) / 1_000).fixed(3) },
    ]
    return """
      \(table)
      goals: a page's cost does not grow with its number; every search under \(Self.searchGoal.fixed(0)) ms at 1000000
      \(runs) runs of each
      """
  }

  private func ratios(_ title: String, of name: String, to other: String) -> [String] {
    guard let one = lines.first(where: { $0.name == name }), let two = lines.first(where: { $0.name == other })
    else { return [title] }
    return [title] + zip(one.timings, two.timings).map { $0.ratio(to: $1).fixed(2) + "x" }
  }

  private func slowestSearch(at index: Int) -> Double {
    lines.filter { $0.name.hasPrefix(ScaleCase.Name.searchPrefix) }.map { $0.timings[index].median }.max() ?? 0
  }
}
