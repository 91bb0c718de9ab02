/// A violation of a rule.
public struct Finding: Hashable, Sendable {
  /// The rule's name, such as `layer`.
  public var rule: String
  public var location: SourceLocation
  /// The length of the offending text in UTF-8 bytes, to underline it; at least 1.
  public var length: Int
  /// The problem, in one sentence.
  public var message: String
  /// Why it matters, in one sentence.
  public var reason: String
  /// How to fix it, in one sentence.
  public var advice: String
  /// Related locations, such as a line in the manifest or the imports of a chain.
  public var related: [Related]
  /// The `#if` condition under which it applies, or `nil` for always.
  public var condition: String?
  /// What the finding is about. With rule and path, it identifies the finding even if lines move.
  public var subject: String
  /// The name of the entry of `types` that it is about, which may have a level of its own.
  public var constraint: String?
  /// Whether it makes the run fail.
  public var severity = Severity.error

  public enum Severity: String, Sendable {
    case error, warning
  }

  public init(
    rule: String,
    location: SourceLocation,
    length: Int = 1,
    message: String,
    reason: String,
    advice: String,
    related: [Related] = [],
    condition: String? = nil,
    subject: String
  ) {
    self.rule = rule
    self.location = location
    self.length = length
    self.message = message
    self.reason = reason
    self.advice = advice
    self.related = related
    self.condition = condition
    self.subject = subject
  }

  /// A related location.
  public struct Related: Hashable, Sendable {
    public var location: SourceLocation
    public var message: String

    public init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }
}

extension Finding: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}

/// The files and folders in which findings are reported.
public struct PathScope: Sendable {
  private let paths: [String]

  /// - Parameter paths: Relative to the repository's root, which is empty.
  public init(_ paths: [String] = [""]) {
    self.paths = paths
  }

  public func contains(_ path: String) -> Bool {
    paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The same from a folder on; `nil` if it reaches nothing in it.
  public func inside(_ folder: String) -> PathScope? {
    if contains(folder) { return PathScope() }
    let inner = paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    return inner.isEmpty ? nil : PathScope(inner)
  }
}
