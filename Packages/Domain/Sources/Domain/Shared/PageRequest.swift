/// Which part of a long list is wanted.
public struct PageRequest: Hashable, Sendable {
  public static let defaultSize = 20

  /// The sizes a source is asked for; any other is brought to the nearer end.
  public static let allowedSizes = 1...100

  /// The highest page number, which keeps ``offset`` far from overflow.
  public static let maximumNumber = 1_000_000_000

  /// The page's number; the first is 1.
  public let number: Int

  /// How many items make a full page.
  public let size: Int

  /// Creates a request, bringing a number or a size that is out of range to the nearest that is not.
  public init(number: Int = 1, size: Int = PageRequest.defaultSize) {
    self.number = min(max(number, 1), Self.maximumNumber)
    self.size = min(max(size, Self.allowedSizes.lowerBound), Self.allowedSizes.upperBound)
  }

  /// How many items stand before this page.
  public var offset: Int { (number - 1) * size }

  public var next: PageRequest { PageRequest(number: number + 1, size: size) }
}
