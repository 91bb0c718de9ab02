package import Foundation
import Mutants

/// The report for programs.
struct ReportJSON: Encodable {
  let seed: String
  let command: String
  let mutants: [Entry]

  struct Entry: Encodable {
    let id: Int
    let file: String
    let line: Int
    let kind: MutationKind
    let original: String
    let mutated: String
    let outcome: String

    /// The test that failed, or the number of the signal.
    let reason: String?
    let targets: [String]
    let seconds: Double
  }
}

extension MutationReport {
  package func json() throws -> Data {
    let entries = verdicts.map { verdict in
      ReportJSON.Entry(
        id: verdict.mutant.id,
        file: verdict.mutant.mutant.path,
        line: verdict.mutant.mutant.line,
        kind: verdict.mutant.mutant.kind,
        original: verdict.mutant.mutant.original,
        mutated: verdict.mutant.mutant.mutated,
        outcome: verdict.outcome.name,
        reason: verdict.outcome.reason,
        targets: verdict.targets,
        seconds: (verdict.seconds * 10).rounded() / 10
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(ReportJSON(seed: String(seed), command: command, mutants: entries))
  }
}

extension Outcome {
  /// One word for the outcome.
  package var name: String {
    switch self {
    case .noticed: "noticed"
    case .crashed: "crash"
    case .timeout: "timeout"
    case .survived: "survived"
    case .unreached: "unreached"
    }
  }

  fileprivate var reason: String? {
    switch self {
    case .noticed(let test): test
    case .crashed(let signal): "signal \(signal)"
    case .timeout, .survived, .unreached: nil
    }
  }
}
