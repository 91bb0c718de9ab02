/// The result of ``StartupBenchmark``.
struct StartupReport: Encodable {
  let runs: Int
  let storefront: Timing
  let sqlite3: Timing
  let ratio: Double

  init(runs: Int, storefront: Timing, sqlite3: Timing) {
    self.runs = runs
    self.storefront = storefront
    self.sqlite3 = sqlite3
    ratio = storefront.ratio(to: sqlite3)
  }
}

extension StartupReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["startup, milliseconds", "median", "min", "max"])
    for (name, timing) in [("storefront products", storefront), ("sqlite3, the same queries", sqlite3)] {
      table.rows.append([name] + [timing.median, timing.minimum, timing.maximum].map { ($0 / 1_000).fixed(2) })
    }
    return "\(table)\nratio \(ratio.fixed(2)) · \(runs) runs of each, in turn"
  }
}
