/// How an API explains that it refuses a request: NewsAPI sends `status`, `code` and `message`, DummyJSON only
/// `message`.
///
/// Source of the formats: https://newsapi.org/docs/errors and https://dummyjson.com/docs.
struct ServerErrorJSON: Decodable {
  /// `error` in NewsAPI's refusals, whatever the HTTP status.
  let status: String?
  let code: String?
  let message: String?
}
