public import Model

/// The known findings of a repository, as listed in its `inward-baseline.json`.
///
/// A finding is identified by rule, file and subject, not by line, so that a baseline survives edits. Cycles and chains are
/// identified without the file, because any of their imports may be reported. It is only written on request, and
/// `pruned(to:)` never adds a finding.
public struct Baseline: Hashable, Sendable {
  public static let fileName = "inward-baseline.json"

  /// The sorted entries; rule, path and subject together are unique.
  public private(set) var entries: [Entry]

  /// - Parameter entries: In any order. For duplicates, as after a merge of branches, the larger count is kept.
  public init(entries: some Sequence<Entry> = []) {
    self.init(entries) { max($0, $1) }
  }

  /// A baseline of exactly these findings.
  public init(findings: some Sequence<Finding>) {
    let entries = findings.map { Entry(rule: $0.rule, path: $0.location.path, subject: $0.subject) }
    self.init(entries) { $0 + $1 }
  }

  private init(_ entries: some Sequence<Entry>, counting combine: (Int, Int) -> Int) {
    let unique = Dictionary(entries.map { (Key($0), $0) }) { first, second in
      var entry = min(first, second)
      entry.count = combine(first.count, second.count)
      return entry
    }
    self.entries = unique.values.filter { $0.count > 0 }.sorted()
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
  /// If there are more findings of a kind than its entry counts, the first ones are known. So is a cycle inside a known one,
  /// which is what is left of it. `stale` has the entries whose findings are gone, each with the number of missing
  /// findings.
  public func split(_ findings: some Sequence<Finding>) -> (new: [Finding], known: [Finding], stale: [Entry]) {
    var rest = counts
    var parts: Set<Key> = []
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings.sorted() {
      let key = Key(finding)
      if let count = rest[key], count > 0 {
        rest[key] = count - 1
        known.append(finding)
      } else if let cycle = key.cycle(around: rest.keys) {
        parts.insert(cycle)
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    let stale = entries.compactMap { entry -> Entry? in
      var entry = entry
      entry.count = rest[Key(entry)] ?? 0
      return entry.count > 0 && !parts.contains(Key(entry)) ? entry : nil
    }
    return (new, known, stale)
  }

  /// The baseline without entries whose findings are gone. It never grows.
  public func pruned(to findings: some Sequence<Finding>) -> Baseline {
    Baseline(findings: split(findings).known)
  }

  /// Whether the other baseline contains this one; CI requires this of every change.
  public func isSubset(of other: Baseline) -> Bool {
    let others = other.counts
    return counts.allSatisfy { key, count in
      count <= others[key] ?? 0 || key.cycle(around: others.keys) != nil
    }
  }

  private var counts: [Key: Int] {
    Dictionary(entries.map { (Key($0), $0.count) }, uniquingKeysWith: max)
  }

  /// The identity of a finding.
  private struct Key: Hashable {
    let rule: String
    /// `nil` if any of several files may be reported.
    let path: String?
    let subject: String

    init(_ entry: Entry) { self.init(entry.rule, entry.path, entry.subject) }

    init(_ finding: Finding) { self.init(finding.rule, finding.location.path, finding.subject) }

    private init(_ rule: String, _ path: String, _ subject: String) {
      self.rule = rule
      self.path = ["cycle", "reach"].contains(rule) ? nil : path
      self.subject = subject
    }

    /// A larger cycle with all members of this one.
    func cycle(around keys: some Sequence<Key>) -> Key? {
      guard rule == "cycle", let members else { return nil }
      return keys.first { $0.rule == rule && $0 != self && $0.members?.isSuperset(of: members) == true }
    }

    /// The members of a cycle, each with the word before the colon, such as `targets`.
    private var members: Set<String>? {
      let words = subject.split(separator: ": ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      return Set(words[1].split(separator: ", ").map { "\(words[0]) \($0)" })
    }
  }
}
