/// A problem document as a client reads it.
struct ProblemReply: Decodable, Equatable {
  var type = "about:blank"
  let title: String
  let detail: String
  let code: String
  let message: String
  let status: String?
}
