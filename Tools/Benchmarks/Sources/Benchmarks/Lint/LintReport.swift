/// The result of ``LintBenchmark``.
struct LintReport: Encodable {
  /// The goal for the memory of a run, in megabytes.
  static let memoryGoal = 100.0

  struct Line: Encodable {
    let name: String
    let timing: Timing
    /// The maximum of all runs, in megabytes.
    let peakMemory: Double
    let goal: Double?
    /// The number of the line that the goal compares it with.
    let compared: Int

    init(_ lintCase: LintCase, runs: [Program.Run]) {
      name = lintCase.name
      timing = Timing(runs.map(\.duration))
      peakMemory = Double(runs.map(\.peakMemory).max() ?? 0) / 1e6
      goal = lintCase.goal
      compared = lintCase.compared
    }
  }

  let runs: Int
  let lines: [Line]
}

extension LintReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(headings: ["lint, milliseconds", "median", "min", "max", "ratio", "goal", "", "peak MB"])
    for line in lines {
      let times = [line.timing.median, line.timing.minimum, line.timing.maximum].map { ($0 / 1_000).fixed(0) }
      let ratio = line.timing.ratio(to: lines[line.compared].timing)
      let goal = line.goal.map { ["\($0.fixed(1))x", ratio <= $0 ? "met" : "missed"] } ?? ["", ""]
      table.rows.append([line.name] + times + [ratio.fixed(2) + "x"] + goal + [line.peakMemory.fixed(0)])
    }
    let others = lines.filter { $0.compared > 0 }.map { "\($0.name): ratio to \(lines[$0.compared].name)\n" }
    let peak = lines.map(\.peakMemory).max() ?? 0
    return """
      \(table)
      \(others.joined())\
      goal: at most \(Self.memoryGoal.fixed(0)) MB, \(peak <= Self.memoryGoal ? "met" : "missed") · \(runs) runs of each, \
      in turn
      """
  }
}
