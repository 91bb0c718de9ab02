/// The result of ``ScaleBenchmark``.
struct ScaleReport: Encodable {
  /// The goal for a search in the largest catalogue, in milliseconds.
  static let searchGoal = 50.0

  /// The times of one kind of request, in the order of the sizes: those of SQLite, and those of PostgreSQL if it was measured.
  struct Line: Encodable {
    let name: String
    var timings: [[Timing]]
  }

  let runs: Int
  private(set) var sizes: [Int] = []
  private(set) var lines: [Line] = []

  init(runs: Int) {
    self.runs = runs
  }

  mutating func add(_ results: [(name: String, timings: [Timing])], size: Int) {
    sizes.append(size)
    for (name, timings) in results {
      if let index = lines.firstIndex(where: { $0.name == name }) {
        lines[index].timings.append(timings)
      } else {
        lines.append(Line(name: name, timings: [timings]))
      }
    }
  }
}

extension ScaleReport: CustomStringConvertible {
  private var isComparison: Bool { lines.contains { $0.timings.contains { $0.count > 1 } } }

  var description: String {
    let headings = sizes.flatMap { isComparison ? ["\($0)", "PostgreSQL", "ratio"] : ["\($0)"] }
    var table = TextTable(headings: ["scale, median milliseconds"] + headings)
    table.rows += lines.map { line in [line.name] + line.timings.flatMap(cells) }
    table.rows.append([])
    table.rows += [
      ratios("browse, last page / first page", of: ScaleCase.Name.browseLast, to: ScaleCase.Name.browseFirst),
      ratios("category, last page / first page", of: ScaleCase.Name.categoryLast, to: ScaleCase.Name.categoryFirst),
      ratios("search, last page / first page", of: ScaleCase.Name.commonLast, to: ScaleCase.Name.commonFirst),
      ["slowest search"] + sizes.indices.flatMap(slowestSearch),
    ]
    return """
      \(table)
      goals: a page's cost does not grow with its number; every search under \(Self.searchGoal.fixed(0)) ms at 1000000
      \(runs) runs of each
      """
  }

  /// The median of each database, and what PostgreSQL's is of SQLite's.
  private func cells(_ timings: [Timing]) -> [String] {
    let medians = timings.map { ($0.median / 1_000).fixed(3) }
    return medians + (timings.count > 1 ? [timings[1].ratio(to: timings[0]).fixed(2) + "x"] : [])
  }

  private func ratios(_ title: String, of name: String, to other: String) -> [String] {
    guard let one = lines.first(where: { $0.name == name }), let two = lines.first(where: { $0.name == other })
    else { return [title] }
    return [title]
      + zip(one.timings, two.timings).flatMap { first, second in
        zip(first, second).map { $0.ratio(to: $1).fixed(2) + "x" } + (isComparison ? [""] : [])
      }
  }

  private func slowestSearch(at index: Int) -> [String] {
    let searches = lines.filter { $0.name.hasPrefix(ScaleCase.Name.searchPrefix) }.map { $0.timings[index] }
    let databases = searches.first?.indices ?? 0..<0
    return databases.map { database in
      ((searches.map { $0[database].median }.max() ?? 0) / 1_000).fixed(3)
    } + (isComparison ? [""] : [])
  }
}
