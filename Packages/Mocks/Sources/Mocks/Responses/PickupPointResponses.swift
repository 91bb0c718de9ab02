#if DEBUG
  /// Answers of Storefront's own API about pickup points, as they go over the wire.
  public enum PickupPointResponses {
    /// Two of three, the second without anything that may be missing.
    public static let page = """
      {
        "pickupPoints": [
          {
            "id": "1",
            "placeName": "Harbour Square",
            "streetAddress": "Ferry Quay 12",
            "directionHint": "Beside the lighthouse",
            "lockerCount": 24,
            "floorNumber": 2,
            "mapLatitude": 53.5436,
            "averageRating": 4.25,
            "handlingFee": 2.75,
            "rushFee": 4.5,
            "hasParking": true,
            "hasRamp": false,
            "openedOn": "2026-03-01T09:00:00Z",
            "closesOn": "2027-03-01T09:00:00Z",
            "webPage": "https://storefront.example/1",
            "mapPage": "https://maps.example/1",
            "paymentMethods": ["Coins", "Prepaid card"]
          },
          {
            "id": "3",
            "placeName": "Old Station",
            "streetAddress": "Platform Alley 9",
            "lockerCount": 24,
            "mapLatitude": 53.5436,
            "handlingFee": 2.75,
            "hasParking": true,
            "openedOn": "2026-03-01T09:00:00Z",
            "webPage": "https://storefront.example/3",
            "paymentMethods": ["Coins", "Prepaid card"]
          }
        ],
        "total": 3
      }
      """

    /// One that has nothing but an identifier.
    public static let bare = """
      { "id": "1" }
      """
  }
#endif
