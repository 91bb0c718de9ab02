import Foundation
public import Model

/// The known findings of a repository, as listed in its `inward-baseline.json`.
///
/// A finding is identified by rule, file and subject, not by line, so that a baseline survives edits. Cycles and chains are
/// identified without the file, because any of their imports may be reported. It is only written on request, and
/// `pruned(to:)` never adds a finding.
public struct Baseline: Equatable, Sendable {
  public static let fileName = "inward-baseline.json"

  private let entriesByKey: [String: Entry]

  /// - Parameter entries: In any order. For duplicates, as after a merge of branches, the larger count is kept.
  public init(entries: [Entry] = []) {
    self.init(entries) { max($0, $1) }
  }

  /// A baseline of exactly these findings.
  public init(findings: [Finding]) {
    self.init(findings.map(Entry.init)) { $0 + $1 }
  }

  private init(_ entries: [Entry], counting combine: (Int, Int) -> Int) {
    let all = Dictionary(entries.map { ($0.key, $0) }) { first, second in
      var entry = first
      entry.path = min(first.path, second.path)
      entry.count = combine(first.count, second.count)
      return entry
    }
    entriesByKey = all.filter { $0.value.count > 0 }
  }

  /// Sorted by path first, to keep those of one file together; rule, path and subject together are unique.
  public var entries: [Entry] {
    entriesByKey.values.sorted { [$0.path, $0.rule, $0.subject].joined(separator: "\0") }
  }

  /// A known finding, or several with the same subject.
  public struct Entry: Equatable, Decodable, Sendable {
    public var rule: String
    public var path: String
    public var subject: String
    /// The number of findings in the file with this subject.
    public var count = 1
  }

  /// The number of known findings.
  public var count: Int { entriesByKey.values.reduce(0) { $0 + $1.count } }
}

extension Finding {
  /// What does not change with its line.
  fileprivate var text: String { [rule, location.path, message, condition ?? ""].joined(separator: "\0") }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding) {
    self.init(rule: finding.rule, path: finding.location.path, subject: finding.subject)
  }

  /// What tells it from all others. Of a cycle or a chain, any of several files may be reported.
  fileprivate var key: String {
    [rule, ["cycle", "reach"].contains(rule) ? "" : path, subject].joined(separator: "\0")
  }

  /// The first key of a larger cycle with all members of this one.
  fileprivate func cycle(in entries: [String: Self]) -> String? {
    guard let members else { return nil }
    return entries.filter { $1.members?.isSuperset(of: members) == true && $0 != key }.keys.min()
  }

  /// The members of a cycle, each with the word before the colon, such as `targets`.
  private var members: Set<String>? {
    let words = rule == "cycle" ? subject.split(separator: ": ", maxSplits: 1) : []
    guard words.count == 2 else { return nil }
    return Set(words[1].split(separator: ", ").map { "\(words[0]) \($0)" })
  }
}

extension Baseline {
  /// Splits findings into new and known ones, and lists stale entries.
  ///
  /// If there are more findings of a kind than its entry counts, the first ones are known. So is a cycle inside a known one,
  /// which is what is left of it. `stale` has the entries whose findings are gone, each with the number of missing
  /// findings.
  ///
  /// - Parameter earlier: Findings among the known ones, of which those with the same message and condition are known first.
  public func split(
    _ findings: [Finding],
    like earlier: [Finding] = []
  ) -> (new: [Finding], known: [Finding], stale: [Entry]) {
    var rest = entriesByKey.mapValues(\.count)
    var parts: Set<String> = []
    var new: [Finding] = []
    var known: [Finding] = []
    if entriesByKey.isEmpty { return (findings, [], []) }
    let texts = Set(earlier.map(\.text))
    let isLike = { (finding: Finding) in !texts.isEmpty && texts.contains(finding.text) }
    let sorted = findings.sorted()
    for finding in sorted.filter(isLike) + sorted.filter({ !isLike($0) }) {
      let entry = Entry(finding)
      let key = entry.key
      if let count = rest[key], count > 0 {
        rest[key] = count - 1
        known.append(finding)
      } else if let cycle = entry.cycle(in: entriesByKey) {
        parts.insert(cycle)
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    let stale = entries.compactMap { entry -> Entry? in
      var entry = entry
      entry.count = rest[entry.key] ?? 0
      return entry.count > 0 && !parts.contains(entry.key) ? entry : nil
    }
    return (new.sorted(), known, stale)
  }

  /// The baseline without entries whose findings are gone. It never grows.
  public func pruned(to findings: [Finding]) -> Baseline {
    Baseline(findings: split(findings).known)
  }

  /// Whether the other baseline contains this one; CI requires this of every change.
  public func isSubset(of other: Baseline) -> Bool {
    let others = other.entriesByKey
    return entriesByKey.allSatisfy { key, entry in
      entry.count <= others[key]?.count ?? 0 || entry.cycle(in: others) != nil
    }
  }
}

extension Baseline {
  private static let version = 1
  /// More findings of a kind in one file than there can be.
  private static let maximumCount = 1_000_000

  /// The file's contents: one entry per line, sorted, for readable diffs.
  public var text: String {
    let lines = entries.map { entry in
      let fields: JSONValue.Members = [
        ("rule", .string(entry.rule)), ("path", .string(entry.path)), ("subject", .string(entry.subject)),
        ("count", .integer(entry.count)),
      ]
      return "    " + JSONValue.object(fields).line()
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// - Throws: `BaselineError` if the text is not a valid baseline.
  public init(parsing text: String) throws(BaselineError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    } catch {
      throw BaselineError(error, text: text)
    }
    guard file.version == Self.version else {
      throw BaselineError("unknown version \(file.version); this version of inward supports version \(Self.version)")
    }
    if let index = file.findings.firstIndex(where: { !(1...Self.maximumCount).contains($0.count) }) {
      throw BaselineError("`findings[\(index)].count` must be from 1 to \(Self.maximumCount)")
    }
    self.init(entries: file.findings)
  }

  private struct File: Decodable {
    var version: Int
    var findings: [Entry]
  }
}

/// An invalid baseline file.
public struct BaselineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  fileprivate init(_ error: any Error, text: String) {
    description =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context):
        "\(Self.name(of: context.codingPath)) is missing the key `\(key.stringValue)`"
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        "\(Self.name(of: context.codingPath)) must be \(Self.name(of: type))"
      case .dataCorrupted where text.conflictLine != nil:
        "the file contains a merge conflict; keep the entries of both sides, with a comma after each but the last"
      default: text.isEmpty ? "the file is empty" : "the file is not JSON"
      }
  }

  private static func name(of path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the baseline" }
    let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return "`\(parts.joined().drop { $0 == "." })`"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
