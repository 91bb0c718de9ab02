import Data
public import Domain

/// Where a program's events go, and which flags a host has set.
public struct Signals: Sendable {
  var tracker: (any AnalyticsTracker)?
  var flags: any FeatureFlags = DeclaredFlags()

  /// No tracker, and all flags as they are declared.
  public init() {}

  public init(tracker: (any AnalyticsTracker)?, flags: any FeatureFlags = DeclaredFlags()) {
    (self.tracker, self.flags) = (tracker, flags)
  }

  /// - Parameters:
  ///   - flags: See ``FlagSettings/init(_:)``; nil for none.
  ///   - analyticsFile: The file that events are appended to, as lines of JSON; nil for none.
  ///   - onDrop: Is called for each event that is lost.
  public init(
    flags: FlagSettings?,
    analyticsFile: String?,
    onDrop: @escaping @Sendable () -> Void = {}
  ) {
    // A service for analytics has its tracker here.
    let tracker = analyticsFile.map { JSONLinesTracker(onDrop: onDrop, write: JSONLinesTracker.appending(to: $0)) }
    self.init(tracker: tracker, flags: flags ?? FlagSettings())
  }

  /// Waits for the events so far, but not for long. A program calls it before it ends.
  public func flush() async { await tracker?.flush() }
}

/// The flags that a host turns on or off; all others are as they are declared.
public struct FlagSettings: FeatureFlags, Equatable {
  private var values: [String: Bool] = [:]

  public init() {}

  /// Reads the names of flags to turn on, and after a minus, of those to turn off: `new-search,-other`.
  ///
  /// - Returns: Nil if there is no such flag.
  public init?(_ text: String) {
    for part in text.split(separator: ",").map({ $0.filter { $0 != " " } }) {
      let name = part.hasPrefix("-") ? String(part.dropFirst()) : part
      guard Self.all.contains(where: { $0.name == name }) else { return nil }
      values[name] = name == part
    }
  }

  public func isOn(_ flag: FeatureFlag) -> Bool { values[flag.name] ?? flag.isOn }

  /// All flags, in the order of messages.
  static let all: [FeatureFlag] =
    []
    + [.categoryLinks]

  /// What can be set, for messages.
  public static var names: String { all.isEmpty ? "none" : all.map(\.name).joined(separator: ", ") }
}

extension DIContainer {
  public var tracker: (any AnalyticsTracker)? { signals.tracker }
  public var flags: any FeatureFlags { signals.flags }

  public func with(_ signals: Signals) -> DIContainer {
    var container = self
    container.signals = signals
    return container
  }
}
