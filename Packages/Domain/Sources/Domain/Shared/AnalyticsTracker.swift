/// Where the events of an app go.
public protocol AnalyticsTracker: Sendable {
  /// Returns at once, and never fails: what cannot be kept is dropped.
  func track(_ event: AnalyticsEvent)

  /// Returns when the events so far are kept or dropped, or when that takes too long. A program calls it before it ends.
  func flush() async
}

/// Something that happened in an app, for the people who decide what it becomes.
///
/// No event has anything that a person has entered or owns: of a search it has the length, of an item only that one was
/// opened.
public enum AnalyticsEvent: Hashable, Sendable {
  /// A screen began to load for the first time.
  case opened(AnalyticsScreen)

  /// A list shows what a search has found.
  ///
  /// - Parameters:
  ///   - length: The number of characters that were searched.
  ///   - results: The number of items on the screen.
  case searched(AnalyticsScreen, length: Int, results: Int)

  /// What had failed was tried again.
  case retried(AnalyticsScreen)

  /// A form was submitted: to sign in, to save an item, to like one.
  case submitted(AnalyticsScreen, succeeded: Bool)
}

/// A screen without what it shows: `orders`, `list`.
public struct AnalyticsScreen: Hashable, Sendable {
  /// The name of a feature.
  public let feature: String

  /// Which of the feature's screens it is.
  public let kind: String

  /// - Parameters: Names that the code declares, never a text from outside.
  public init(_ feature: String, _ kind: String) {
    self.feature = feature
    self.kind = kind
  }
}
