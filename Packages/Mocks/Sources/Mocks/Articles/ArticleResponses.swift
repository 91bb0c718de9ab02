#if DEBUG
  /// Bodies that an articles API sends.
  public enum ArticleResponses {
    /// Two articles, the second with only what is required.
    public static let page = """
      {
        "status": "ok",
        "totalResults": 2,
        "articles": [
          {
            "source": { "id": "the-patient-oven", "name": "The Patient Oven" },
            "author": "Ines Castellano",
            "title": "Why bread sings when it cools",
            "description": "A crust contracts faster than the crumb below it.",
            "url": "https://storefront.example/articles/why-bread-sings",
            "urlToImage": null,
            "publishedAt": "2026-03-01T09:00:00Z",
            "content": "Put your ear to a loaf that has just left the oven."
          },
          {
            "id": "3",
            "source": { "id": null, "name": null },
            "author": null,
            "title": "A lamp for every chair",
            "url": "https://storefront.example/articles/a-lamp",
            "publishedAt": "2026-01-01T09:00:00Z"
          }
        ]
      }
      """

    /// The body that NewsAPI sends to a client without a key, with status 401.
    public static let unauthorized = """
      { "status": "error", "code": "apiKeyMissing", "message": "Your API key is missing." }
      """
  }
#endif
