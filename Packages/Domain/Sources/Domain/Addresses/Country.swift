/// A country that goods are delivered to. The raw value is its code in ISO 3166-1.
public enum Country: String, CaseIterable, Sendable {
  case austria = "AT"
  case france = "FR"
  case germany = "DE"
  case netherlands = "NL"
  case switzerland = "CH"
  case unitedKingdom = "GB"
  case unitedStates = "US"

  /// Whether a postal code, in capitals, has the form that the country's codes have. Whether it exists is not known.
  ///
  /// Source: Universal Postal Union, "Addressing systems" (https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions).
  func accepts(postalCode: String) -> Bool {
    switch self {
    case .austria, .switzerland: postalCode.wholeMatch(of: /[1-9][0-9]{3}/) != nil
    case .france, .germany: postalCode.wholeMatch(of: /[0-9]{5}/) != nil
    case .netherlands: postalCode.wholeMatch(of: /[1-9][0-9]{3} ?[A-Z]{2}/) != nil
    case .unitedKingdom: postalCode.wholeMatch(of: /[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}/) != nil
    case .unitedStates: postalCode.wholeMatch(of: /[0-9]{5}(-[0-9]{4})?/) != nil
    }
  }
}
