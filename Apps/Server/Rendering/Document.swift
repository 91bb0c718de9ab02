import HTTPTypes
import Hummingbird

/// A whole answer, before it is fitted to what the client has and understands.
struct Document: Sendable {
  var status: HTTPResponse.Status = .ok
  let contentType: String
  let bytes: [UInt8]
  var headers: HTTPFields = [:]

  init(status: HTTPResponse.Status = .ok, contentType: String, bytes: [UInt8], headers: HTTPFields = [:]) {
    self.status = status
    self.contentType = contentType
    self.bytes = bytes
    self.headers = headers
  }

  init(status: HTTPResponse.Status = .ok, contentType: String, text: String, headers: HTTPFields = [:]) {
    self.init(status: status, contentType: contentType, bytes: Array(text.utf8), headers: headers)
  }

  /// The answer to a request: 304 where the client has these bytes, compressed where it can read that.
  ///
  /// Source: RFC 9110, sections 8.8.3 for entity tags and 13.1.2 for `If-None-Match`.
  func response(to request: Request) -> Response {
    var headers = headers
    let isCompressed = Compression.isWorthwhile(for: bytes, contentType) && Compression.isAccepted(by: request)
    headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    guard status == .ok else { return response(headers, isCompressed: isCompressed) }
    let tag = EntityTag(bytes, isCompressed: isCompressed)
    headers[.eTag] = tag.value
    if let known = request.headers[.ifNoneMatch], tag.isMatched(by: known) {
      return Response(status: .notModified, headers: headers)
    }
    return response(headers, isCompressed: isCompressed)
  }

  private func response(_ headers: HTTPFields, isCompressed: Bool) -> Response {
    var headers = headers
    headers[.contentType] = contentType
    if isCompressed, let compressed = Compression.gzip(bytes) {
      headers[.contentEncoding] = "gzip"
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: compressed)))
    }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

/// A strong entity tag: the same for the same bytes, whichever process answers.
struct EntityTag: Equatable {
  let value: String

  /// - Parameter isCompressed: Other bytes go out then, and a strong tag tells them apart.
  init(_ bytes: [UInt8], isCompressed: Bool) {
    var hash = ByteHash()
    bytes.withUnsafeBytes { hash.combine($0) }
    value = "\"\(hash.digits)\(isCompressed ? "-gzip" : "")\""
  }

  /// Whether a list of tags, or `*`, names this one; a weak tag counts, as `If-None-Match` compares weakly.
  func isMatched(by header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.trimmingPrefix { $0 == " " }
      let trimmed = tag.hasSuffix(" ") ? tag.prefix { $0 != " " } : tag
      return trimmed == "*" || trimmed == value[...] || trimmed == "W/" + value
    }
  }
}
