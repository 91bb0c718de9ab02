/// What a person enters for an address.
enum AddressFields {
  static let right = [
    "recipient": "Mira", "street": "Lane 4", "postalCode": "20457", "city": "Hamburg", "country": "DE",
  ]
}
