import Foundation
import HTTPTypes
import NIOCore
import TestSupport

/// A response whose body was read to its end.
struct Reply: Sendable {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: HTTPResponse, body: ByteBuffer) {
    status = response.status.code
    headers = response.headerFields
    bytes = Array(body.readableBytesView)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }

  func json() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }
}
