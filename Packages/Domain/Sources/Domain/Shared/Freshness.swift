public import Foundation

/// Whether data is what the source holds now, as far as anyone can tell.
public enum Freshness: Hashable, Sendable {
  case fresh

  /// The source could not be asked; this is what it said at that time.
  case stale(since: Date)

  /// The older of two.
  public func older(_ other: Freshness) -> Freshness {
    switch (self, other) {
    case (.fresh, _): other
    case (_, .fresh): self
    case (.stale(let mine), .stale(let theirs)): .stale(since: min(mine, theirs))
    }
  }
}

/// A value together with its ``Freshness``.
public struct Fetched<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  public let freshness: Freshness

  public init(_ value: Value, freshness: Freshness = .fresh) {
    self.value = value
    self.freshness = freshness
  }
}

/// Where a repository may take its data from.
public enum FetchPolicy: Hashable, Sendable {
  /// A fresh cache entry is enough.
  case useCache

  /// The source itself is asked, as a person wants new data.
  case reload
}
