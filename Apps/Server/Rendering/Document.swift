import HTTPTypes
import Hummingbird

/// A complete response, before it is compressed or replaced by 304 for a client.
struct Document: Sendable {
  var status: HTTPResponse.Status = .ok
  let contentType: String
  let bytes: [UInt8]
  var headers: HTTPFields = [:]

  /// Whether the document has a secret beside what a person entered. The size of such a response, compressed, tells
  /// something about the secret (https://breachattack.com).
  var hasSecret = false

  /// The response to a request: 304 if the client has these bytes, compressed if it accepts that.
  ///
  /// Source: RFC 9110, sections 8.8.3 for entity tags and 13.1.2 for `If-None-Match`.
  func response(to request: Request) -> Response {
    var headers = headers
    let isCompressed =
      bytes.count >= Compression.smallest
      && Compression.isAccepted(by: request)
      && !hasSecret
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

extension Document {
  init(status: HTTPResponse.Status = .ok, contentType: String, text: String, headers: HTTPFields = [:]) {
    self.init(status: status, contentType: contentType, bytes: Array(text.utf8), headers: headers)
  }
}

/// A strong entity tag: the same for the same bytes, in every process.
struct EntityTag: Equatable {
  let value: String

  /// - Parameter isCompressed: Whether the bytes are sent compressed, which needs a tag of its own.
  init(_ bytes: [UInt8], isCompressed: Bool) {
    var hash = ByteHash()
    bytes.withUnsafeBytes { hash.combine($0) }
    value = "\"\(hash.digits)\(isCompressed ? "-gzip" : "")\""
  }

  /// Whether a list of tags, or `*`, contains this one. `If-None-Match` compares weakly, so a weak tag counts.
  func isMatched(by header: String) -> Bool {
    Self.tags(in: header).contains { $0 == "*" || $0 == value[...] || $0 == "W/" + value }
  }

  /// The tags of a list, as they were sent, or `*`. A comma between quotation marks belongs to a tag.
  static func tags(in header: String) -> [Substring] {
    var isQuoted = false
    let tags = header.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
    return tags.map(\.trimmed)
  }
}

extension StringProtocol {
  /// The text without the white space that headers may have around a value (RFC 9110, section 5.6.3).
  var trimmed: SubSequence {
    func isText(_ character: Character) -> Bool { character != " " && character != "\t" }
    guard let first = firstIndex(where: isText), let last = lastIndex(where: isText) else { return prefix(0) }
    return self[first...last]
  }
}
