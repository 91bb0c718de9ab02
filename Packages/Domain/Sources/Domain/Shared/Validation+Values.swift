extension Validation {
  /// A value that has to be there, in the form that its type is kept in. What it returns for one that is missing is of no
  /// use, as ``finish()`` throws.
  ///
  /// - Parameters:
  ///   - minimum: The least that a number or an amount may be.
  ///   - maximum: The most that it may be.
  mutating func value<Value: CheckedValue>(
    _ value: Value?,
    _ field: String,
    atLeast minimum: Int? = nil,
    atMost maximum: Int? = nil
  ) -> Value {
    require(value != nil, field, .required)
    return optional(value, field, atLeast: minimum, atMost: maximum) ?? .placeholder
  }

  /// A value that may be missing.
  mutating func optional<Value: CheckedValue>(
    _ value: Value?,
    _ field: String,
    atLeast minimum: Int? = nil,
    atMost maximum: Int? = nil
  ) -> Value? {
    guard let value else { return nil }
    if let rule = value.brokenRule { require(false, field, rule) }
    if let minimum { require(value.isAtLeast(minimum), field, .tooSmall(minimum: minimum)) }
    if let maximum { require(value.isAtMost(maximum), field, .tooLarge(maximum: maximum)) }
    return value.kept
  }

  /// An amount that has to be there, in the currency of its field.
  mutating func money(
    _ value: Money?,
    _ field: String,
    in currencyCode: String,
    atLeast minimum: Int? = nil,
    atMost maximum: Int? = nil
  ) -> Money {
    require(value.map { $0.currencyCode == currencyCode } ?? true, field, .choice)
    return self.value(value, field, atLeast: minimum, atMost: maximum)
  }

  /// An amount that may be missing.
  mutating func optionalMoney(
    _ value: Money?,
    _ field: String,
    in currencyCode: String,
    atLeast minimum: Int? = nil,
    atMost maximum: Int? = nil
  ) -> Money? {
    guard let value else { return nil }
    return money(value, field, in: currencyCode, atLeast: minimum, atMost: maximum)
  }

  /// Texts without commas. Each becomes one line; blank ones are left out.
  mutating func texts(_ texts: [String], _ field: String) -> [String] {
    require(!texts.contains { $0.contains(",") }, field, .comma)
    return texts.map(\.inOneLine).filter { !$0.isEmpty }
  }
}
