import Foundation
import HTTPTypes
import Hummingbird
import Presentation

/// What the API says where it has no answer.
///
/// Source: RFC 9457, and DummyJSON's `code` and `message`, which clients of that format read.
struct Problem: Encodable {
  let type = "about:blank"
  let title: String
  let detail: String
  let code: String
  let message: String
  // Articles {
  /// `error` in NewsAPI's format, `nil` in the other.
  ///
  /// RFC 9457 has a number of that name, which may be left out. A client of NewsAPI's format looks for the text; one of
  /// RFC 9457 has to pass over a member of the wrong type (section 3).
  let status: String?
  // } Articles

  private let answer: HTTPResponse.Status
  private let language: Language

  init(_ error: PageError, for request: Request, in language: Language) {
    title = error.status.reasonPhrase
    detail = error.view.message
    code = error.view.code
    message = error.view.message
    status = APIRoutes.isInNewsFormat(request) ? "error" : nil  // Articles
    answer = error.status
    self.language = language
  }

  private enum CodingKeys: String, CodingKey {
    case type, title, detail, code, message
    case status  // Articles
  }

  func response(to request: Request) -> Response {
    let bytes = (try? JSONEncoder.api.encode(self)).map { Array($0) } ?? Array("{}".utf8)
    return Document(
      status: answer,
      contentType: "application/problem+json",
      bytes: bytes,
      headers: [.contentLanguage: language.rawValue, .vary: "Accept-Language", .cacheControl: "no-store"]
    ).response(to: request)
  }
}
