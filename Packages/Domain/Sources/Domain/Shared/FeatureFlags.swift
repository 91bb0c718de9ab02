/// Which feature flags are on.
public protocol FeatureFlags: Sendable {
  func isOn(_ flag: FeatureFlag) -> Bool
}

/// A switch for something that is not decided yet. Each one is declared once, in a `static let`.
///
/// `inward signals` lists the declarations; `inward lint` reports those whose date is past.
public struct FeatureFlag: Hashable, Sendable {
  /// The name in settings: `new-search`.
  public let name: String

  /// Whether it is on where no setting says otherwise.
  public let isOn: Bool

  /// The last day on which the flag may exist: `2027-06-30`.
  public let until: String

  public init(_ name: String, isOn: Bool, until: String) {
    self.name = name
    self.isOn = isOn
    self.until = until
  }
}

/// Every flag has the value of its declaration.
public struct DeclaredFlags: FeatureFlags {
  public init() {}

  public func isOn(_ flag: FeatureFlag) -> Bool { flag.isOn }
}

/// Something that has an ``AnalyticsTracker`` and ``FeatureFlags``.
public protocol HasSignals {
  /// Nil for none, which costs nothing.
  var tracker: (any AnalyticsTracker)? { get }
  var flags: any FeatureFlags { get }
}

extension HasSignals {
  public var tracker: (any AnalyticsTracker)? { nil }
  public var flags: any FeatureFlags { DeclaredFlags() }
}
