import Composition
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Presentation

extension Request {
  /// The type of the body, without its parameters, in lower case.
  var contentType: String? { headers[.contentType]?.prefix { $0 != ";" }.trimmed.lowercased() }

  /// The body, which is JSON by its type.
  ///
  /// - Parameter none: What an empty body stands for, if there need not be one.
  /// - Throws: ``RequestError`` for another type.
  func jsonBody(orNone none: String? = nil) async throws -> Data {
    let bytes = try await body.collect(upTo: LimitMiddleware.largestBody).readableBytesView
    if let none, bytes.isEmpty { return Data(none.utf8) }
    guard contentType == "application/json" else { throw RequestError(.unreadableForm, language.localization) }
    return Data(bytes)
  }
}

extension Response {
  /// A document for one person, which no cache keeps. Its entity tag is the version of its item, if that has one.
  init(_ document: JSONResponse, _ status: HTTPResponse.Status = .ok) throws {
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    if let version = document.version { headers[.eTag] = "\"\(version)\"" }
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: try document.data()))
    self.init(status: status, headers: headers, body: body)
  }
}
