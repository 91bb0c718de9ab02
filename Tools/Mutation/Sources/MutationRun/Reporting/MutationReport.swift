import Mutants

/// The outcome of a run.
package struct MutationReport: Sendable {
  package let verdicts: [Verdict]
  package let seed: UInt64

  /// The command that repeats the run.
  package let command: String

  package init(verdicts: [Verdict], seed: UInt64, command: String) {
    self.verdicts = verdicts
    self.seed = seed
    self.command = command
  }

  package var survivors: [Verdict] { verdicts.filter(\.outcome.isSurvivor) }

  /// How many of a hundred mutants the tests noticed. 100 if there were none.
  package var percent: Double {
    verdicts.isEmpty ? 100 : Double(verdicts.count - survivors.count) / Double(verdicts.count) * 100
  }

  /// The survivors and the numbers, for people.
  package var text: String {
    let kinds = MutationKind.allCases.compactMap { kind -> String? in
      let all = verdicts.filter { $0.mutant.mutant.kind == kind }
      return all.isEmpty ? nil : row(kind.rawValue, all)
    }
    let columns = ["mutants", "tests", "crash", "timeout", "survived", "unreached"]
    let head = "kind".padded(22) + columns.map { $0.padded(-10) }.joined()
    return ([survivorList, head] + kinds + [row("all", verdicts), summary]).joined(separator: "\n")
  }

  private var survivorList: String {
    if survivors.isEmpty { return "no survivors\n" }
    let sorted = survivors.sorted { left, right in
      let (left, right) = (left.mutant.mutant, right.mutant.mutant)
      return (left.path, left.line) < (right.path, right.line)
    }
    let entries = sorted.map { verdict in
      let mutant = verdict.mutant.mutant
      let reason = verdict.outcome == .unreached ? ", which no test runs" : ""
      let head = "\(mutant.place): \(mutant.kind.rawValue), mutant \(verdict.mutant.id)\(reason)"
      return "\(head)\n  - \(mutant.original)\n  + \(mutant.mutated)"
    }
    return "survivors:\n\n" + entries.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ rows: [Verdict]) -> String {
    let noticed = rows.filter { if case .noticed = $0.outcome { true } else { false } }.count
    let crashed = rows.filter { if case .crashed = $0.outcome { true } else { false } }.count
    let timeouts = rows.filter { $0.outcome == .timeout }.count
    let unreached = rows.filter { $0.outcome == .unreached }.count
    let survived = rows.filter { $0.outcome == .survived }.count
    let numbers = [rows.count, noticed, crashed, timeouts, survived, unreached]
    return name.padded(22) + numbers.map { String($0).padded(-10) }.joined()
  }

  private var summary: String {
    let noticed = "\(verdicts.count - survivors.count) of \(verdicts.count) mutants noticed"
    return "\n\(noticed) (\((percent * 10).rounded() / 10) %)\nto repeat: \(command)"
  }
}

extension String {
  /// The text with spaces after it, or before it if the width is negative.
  fileprivate func padded(_ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(abs(width) - count, 0))
    return width < 0 ? spaces + self : self + spaces
  }
}
