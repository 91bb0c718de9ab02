/// The average of what buyers gave a product, in stars from 0 to 5.
public struct Rating: Hashable, Sendable {
  /// The highest rating there is.
  public static let maximum = 5.0

  /// The average, always within 0 and ``maximum``.
  public let average: Double

  /// Creates a rating, bringing an average that lies outside the scale to its nearer end.
  ///
  /// Servers send 5.02 when they round before they average; that is no reason to hide a product.
  public init(average: Double) {
    self.average = average.isNaN ? 0 : min(max(average, 0), Self.maximum)
  }

  /// The average rounded to the half star that a screen can draw: 0 to 10.
  public var halfStars: Int {
    Int((average * 2).rounded())
  }
}
