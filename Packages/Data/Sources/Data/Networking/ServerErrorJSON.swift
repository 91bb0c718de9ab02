import Domain

/// How an API explains that it refuses a request: NewsAPI sends `status`, `code` and `message`, DummyJSON only
/// `message`, and Storefront's own the `errors` of fields as well.
///
/// Source of the formats: https://newsapi.org/docs/errors and https://dummyjson.com/docs.
struct ServerErrorJSON: Decodable {
  /// `error` in NewsAPI's refusals, whatever the HTTP status.
  let status: String?
  let code: String?
  let message: String?

  /// The problems of fields; empty if there are others, or in another format.
  let problems: [ValidationError.Problem]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: JSONKey.self)
    status = try values.read("status")
    code = try values.read("code")
    message = try values.read("message")
    let found = (try? values.decodeIfPresent([FieldProblemJSON].self, forKey: "errors"))?.map(\.problem) ?? []
    problems = found.contains(nil) ? [] : found.compactMap(\.self)
  }
}
