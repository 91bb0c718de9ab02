import Domain

extension Catalogue {
  static func pickupPoints() throws -> [PickupPoint] {
    try items(PickupPointJSON.self, from: pickupPointsDocument)
  }

  static let pickupPointsDocument = #"""
    [
      {
        "id": "1",
        "placeName": "Harbour Square",
        "streetAddress": "Ferry Quay 12",
        "directionHint": "Beside the lighthouse",
        "lockerCount": 24,
        "floorNumber": 2,
        "mapLatitude": 53.5436,
        "averageRating": 4.25,
        "handlingFee": {"amount": 2.75, "currency": "EUR"},
        "rushFee": {"amount": 4.5, "currency": "EUR"},
        "hasParking": true,
        "hasRamp": false,
        "openedOn": "2026-03-01T09:00:00Z",
        "closesOn": "2027-03-01T09:00:00Z",
        "webPage": "https://storefront.example/1",
        "mapPage": "https://maps.example/1",
        "paymentMethods": ["Coins", "Prepaid card"]
      },
      {
        "id": "2",
        "placeName": "Mill Lane",
        "streetAddress": "Weaver Row 5",
        "directionHint": "Behind the bakery",
        "lockerCount": 24,
        "floorNumber": 2,
        "mapLatitude": 53.5436,
        "averageRating": 4.25,
        "handlingFee": {"amount": 2.75, "currency": "EUR"},
        "rushFee": {"amount": 4.5, "currency": "EUR"},
        "hasParking": true,
        "hasRamp": false,
        "openedOn": "2026-03-01T09:00:00Z",
        "closesOn": "2027-03-01T09:00:00Z",
        "webPage": "https://storefront.example/2",
        "mapPage": "https://maps.example/2",
        "paymentMethods": ["Coins", "Prepaid card"]
      },
      {
        "id": "3",
        "placeName": "Old Station",
        "streetAddress": "Platform Alley 9",
        "lockerCount": 24,
        "mapLatitude": 53.5436,
        "handlingFee": {"amount": 2.75, "currency": "EUR"},
        "hasParking": true,
        "openedOn": "2026-03-01T09:00:00Z",
        "webPage": "https://storefront.example/3",
        "paymentMethods": ["Coins", "Prepaid card"]
      }
    ]
    """#
}
