#if DEBUG
  /// Bodies that a products API sends.
  public enum ProductResponses {
    /// The first of two pages with two products.
    public static let page = """
      {
        "products": [
          {
            "id": 1,
            "title": "Linen Bedside Lamp",
            "description": "A warm light for the last pages of the day.",
            "category": "lighting",
            "price": 49.95,
            "discountPercentage": 0,
            "rating": 4.3,
            "stock": 42,
            "brand": "Ostara",
            "tags": ["lamp", "linen"],
            "thumbnail": "https://shop.example/1/small.png",
            "images": ["https://shop.example/1/large.png"],
            "sku": "a field that Storefront does not know"
          },
          { "id": 2, "title": "Cast-Iron Bread Pan", "category": "kitchen", "price": 36.4, "brand": null }
        ],
        "total": 4,
        "skip": 0,
        "limit": 2
      }
      """

    /// A product that lacks its price.
    public static let withoutPrice = """
      { "id": 2, "title": "Cast-Iron Bread Pan", "category": "kitchen" }
      """

    /// The body that DummyJSON sends for an unknown identifier, with status 404.
    public static let notFound = """
      { "message": "Product with id '999' not found" }
      """
  }
#endif
