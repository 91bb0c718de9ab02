public import Model

/// The findings that a repository knows of and has not mended yet, as its `inward-baseline.json` lists them.
///
/// A finding is known by its rule, its file and what it is about, never by its line, so that a baseline survives edits.
/// A baseline is written when someone asks for it, and afterwards only shrinks: `pruned(to:)` never adds.
public struct Baseline: Hashable, Sendable {
  public static let fileName = "inward-baseline.json"

  /// The entries, sorted, each for another rule, path and subject.
  public private(set) var entries: [Entry]

  /// - Parameter entries: In any order. Of two for the same thing the larger count holds, as after a merge of branches.
  public init(entries: some Sequence<Entry> = []) {
    let counts = Dictionary(entries.map { (Key($0), $0.count) }, uniquingKeysWith: max)
    self.init(counts)
  }

  /// Knows exactly these findings.
  public init(findings: some Sequence<Finding>) {
    self.init(Dictionary(findings.map { (Key($0), 1) }, uniquingKeysWith: +))
  }

  private init(_ counts: [Key: Int]) {
    entries = counts.filter { $0.value > 0 }.map { key, count in
      Entry(rule: key.rule, path: key.path, subject: key.subject, count: count)
    }.sorted()
  }

  /// A finding that is known, or several that are alike.
  public struct Entry: Hashable, Codable, Sendable {
    public var rule: String
    public var path: String
    public var subject: String
    /// How many findings of the file are about the subject.
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
  /// How many findings it knows.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline.Entry: Comparable {
  /// By path first, so that what one pull request touches stands together.
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.rule, left.subject, left.count) < (right.path, right.rule, right.subject, right.count)
  }
}

extension Baseline {
  /// Tells findings that the baseline knows from new ones, and what it knows from what is still there.
  ///
  /// Of findings that are alike, the first ones are known. `stale` holds what is mended and should leave the baseline,
  /// each with the number of findings that are gone.
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

  /// The baseline without what is mended. It never grows.
  public func pruned(to findings: some Sequence<Finding>) -> Baseline {
    let found = Baseline(findings: findings).counts
    return Baseline(counts.reduce(into: [:]) { $0[$1.key] = min($1.value, found[$1.key] ?? 0) })
  }

  /// Whether the other baseline knows all that this one does, which is what CI asks of a change.
  public func isSubset(of other: Baseline) -> Bool {
    let others = other.counts
    return counts.allSatisfy { $0.value <= others[$0.key] ?? 0 }
  }

  private var counts: [Key: Int] {
    Dictionary(entries.map { (Key($0), $0.count) }, uniquingKeysWith: max)
  }

  /// What makes two findings the same one.
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
