import Foundation
import HTTPTypes
import Hummingbird
import Presentation

/// What the API says where it has no answer.
///
/// Source: RFC 9457, and DummyJSON's and NewsAPI's `code` and `message`, which clients of those formats read. RFC 9457's
/// optional `status` is left out, as NewsAPI has a text of that name.
struct Problem: Encodable {
  let type = "about:blank"
  let title: String
  let detail: String
  let code: String
  let message: String
  private let status: HTTPResponse.Status

  init(_ error: PageError) {
    status = error.status
    title = error.status.reasonPhrase
    detail = error.view.message
    code = error.view.code
    message = error.view.message
  }

  private enum CodingKeys: String, CodingKey {
    case type, title, detail, code, message
  }

  func response(to request: Request) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(self)).map(Array.init) ?? Array("{}".utf8)
    return Document(status: status, contentType: "application/problem+json", bytes: bytes).response(to: request)
  }
}
