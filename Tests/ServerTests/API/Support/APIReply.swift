import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore

/// What the API answered.
struct APIReply: Sendable {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func decoded<Answer: Decodable>(as type: Answer.Type = Answer.self) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(bytes))
  }

  func header(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }
}
