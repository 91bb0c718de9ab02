/// The result of ``FeatureBenchmark``.
struct FeatureReport: Encodable {
  /// The goal for the time of a feature, in milliseconds.
  static let goal = 300.0

  let runs: Int
  let grep: Timing
  let new: Timing
  let remove: Timing
}

extension FeatureReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["feature, milliseconds", "median", "min", "max", "ratio", "goal", ""])
    let isMet = new.median / 1_000 <= Self.goal
    let lines = [
      ("git grep, the files that name it", grep, []),
      ("inward new feature, five fields", new, [Self.goal.fixed(0), isMet ? "met" : "missed"]),
      ("inward remove feature", remove, []),
    ]
    for (name, timing, goal) in lines {
      let times = [timing.median, timing.minimum, timing.maximum].map { ($0 / 1_000).fixed(0) }
      table.rows.append([name] + times + [timing.ratio(to: grep).fixed(1) + "x"] + goal)
    }
    return "\(table)\n\(runs) runs of each, in turn"
  }
}
