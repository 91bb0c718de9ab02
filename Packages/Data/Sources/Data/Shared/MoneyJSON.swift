import Domain

/// An amount with its currency: `{"amount": 2.75, "currency": "EUR"}`.
struct MoneyJSON: Codable {
  let money: Money

  init(_ money: Money) {
    self.money = money
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: JSONKey.self)
    money = try Money(amount: values.read("amount"), currencyCode: values.read("currency"))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: JSONKey.self)
    try values.write(money.amount, "amount")
    try values.write(money.currencyCode, "currency")
  }
}
