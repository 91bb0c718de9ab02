extension Validation {
  /// A postal code in capitals, in the form that the country's codes have. Whether it exists is not known.
  ///
  /// - Parameter country: Nil if it is not known; then only the length is checked.
  mutating func postalCode(_ text: String, of country: Address.Country?) -> String {
    let code = self.text(text, "postalCode", length: 1...12).uppercased()
    require(country?.accepts(postalCode: code) ?? true, "postalCode", .postalCode)
    return code
  }
}

extension Address.Country {
  /// Source: Universal Postal Union, "Addressing systems" (https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions).
  fileprivate func accepts(postalCode: String) -> Bool {
    switch self {
    case .austria, .switzerland: postalCode.wholeMatch(of: /[1-9][0-9]{3}/) != nil
    case .france, .germany: postalCode.wholeMatch(of: /[0-9]{5}/) != nil
    case .netherlands: postalCode.wholeMatch(of: /[1-9][0-9]{3} ?[A-Z]{2}/) != nil
    case .unitedKingdom: postalCode.wholeMatch(of: /[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}/) != nil
    case .unitedStates: postalCode.wholeMatch(of: /[0-9]{5}(-[0-9]{4})?/) != nil
    }
  }
}
