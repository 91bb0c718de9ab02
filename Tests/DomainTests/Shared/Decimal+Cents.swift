import Foundation

extension Decimal {
  /// A float literal goes by way of `Double`, where 19.99 becomes 19.98999999999999488.
  static func cents(_ cents: Int) -> Decimal {
    Decimal(cents) / 100
  }
}
