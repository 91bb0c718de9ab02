/// Whether a product can be bought now, as the shop states it.
public enum Availability: Hashable, Sendable {
  case inStock

  /// So few are left that a buyer ought to know the number.
  case lowStock(remaining: Int)
  case outOfStock

  /// The largest stock that still counts as low.
  public static let lowStockLimit = 5

  /// Derives the availability from the number of items in stock; a negative number counts as none.
  public init(stock: Int) {
    switch stock {
    case ..<1: self = .outOfStock
    case ...Self.lowStockLimit: self = .lowStock(remaining: stock)
    default: self = .inStock
    }
  }
}
