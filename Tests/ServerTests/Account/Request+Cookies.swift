import HTTPTypes
import Hummingbird

extension Request {
  /// A request for a page, of a browser that has a cookie or none.
  static func page(with cookie: Cookie? = nil) -> Request {
    var headers = HTTPFields()
    headers[.cookie] = cookie.map { "\($0.name)=\($0.value)" }
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/", headerFields: headers)
    return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
  }
}
