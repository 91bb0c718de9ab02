import Domain

/// An amount with its currency: `{"amount": 2.75, "currency": "EUR"}`.
struct MoneyJSON: JSONObject, Decodable {
  let money: Money

  init(_ money: Money) {
    self.money = money
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: JSONKey.self)
    money = try Money(amount: values.read("amount"), currencyCode: values.read("currency"))
  }

  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(money.amount, "amount")
    try values.write(money.currencyCode, "currency")
  }
}
