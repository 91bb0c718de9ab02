import Foundation

extension Decimal {
  init(hundredths: Int) {
    self.init(sign: .plus, exponent: -2, significand: Decimal(hundredths))
  }

  func rounded(scale: Int) -> Decimal {
    var (exact, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &exact, scale, .plain)
    return rounded
  }
}
