public import Model

/// The known findings of a repository, as listed in its `inward-baseline.json`.
///
/// A finding is identified by rule, file and subject, not by line, so that a baseline survives edits. It is only
/// written on request, and `pruned(to:)` never adds an entry.
public struct Baseline: Hashable, Sendable {
  public static let fileName = "inward-baseline.json"

  /// The sorted entries; rule, path and subject together are unique.
  public private(set) var entries: [Entry]

  /// - Parameter entries: In any order. For duplicates, as after a merge of branches, the larger count is kept.
  public init(entries: some Sequence<Entry> = []) {
    let counts = Dictionary(entries.map { (Key($0), $0.count) }, uniquingKeysWith: max)
    self.init(counts)
  }

  /// A baseline of exactly these findings.
  public init(findings: some Sequence<Finding>) {
    self.init(Dictionary(findings.map { (Key($0), 1) }, uniquingKeysWith: +))
  }

  private init(_ counts: [Key: Int]) {
    entries = counts.filter { $0.value > 0 }.map { key, count in
      Entry(rule: key.rule, path: key.path, subject: key.subject, count: count)
    }.sorted()
  }

  /// A known finding, or several with the same subject.
  public struct Entry: Hashable, Codable, Sendable {
    public var rule: String
    public var path: String
    public var subject: String
    /// The number of findings in the file with this subject.
    public var count: Int

    public init(rule: String, path: String, subject: String, count: Int = 1) {
      self.rule = rule
      self.path = path
      self.subject = subject
      self.count = count
    }
  }
}

extension Baseline {
  /// The number of known findings.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline.Entry: Comparable {
  /// Sorted by path first, to keep the entries of one file together.
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.rule, left.subject, left.count) < (right.path, right.rule, right.subject, right.count)
  }
}

extension Baseline {
  /// Splits findings into new and known ones, and lists stale entries.
  ///
  /// If there are more findings of a kind than its entry counts, the first ones are known. `stale` has the entries
  /// whose findings are gone, each with the number of missing findings.
  public func split(_ findings: some Sequence<Finding>) -> (new: [Finding], known: [Finding], stale: [Entry]) {
    var counts = counts
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings.sorted() {
      if let count = counts[Key(finding)], count > 0 {
        counts[Key(finding)] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known, Baseline(counts).entries)
  }

  /// The baseline without entries whose findings are gone. It never grows.
  public func pruned(to findings: some Sequence<Finding>) -> Baseline {
    let found = Baseline(findings: findings).counts
    return Baseline(counts.reduce(into: [:]) { $0[$1.key] = min($1.value, found[$1.key] ?? 0) })
  }

  /// Whether the other baseline contains this one; CI requires this of every change.
  public func isSubset(of other: Baseline) -> Bool {
    let others = other.counts
    return counts.allSatisfy { $0.value <= others[$0.key] ?? 0 }
  }

  private var counts: [Key: Int] {
    Dictionary(entries.map { (Key($0), $0.count) }, uniquingKeysWith: max)
  }

  /// The identity of a finding.
  private struct Key: Hashable {
    var rule: String
    var path: String
    var subject: String

    init(_ entry: Entry) {
      (rule, path, subject) = (entry.rule, entry.path, entry.subject)
    }

    init(_ finding: Finding) {
      (rule, path, subject) = (finding.rule, finding.location.path, finding.subject)
    }
  }
}
