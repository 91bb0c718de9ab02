import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Follows redirects, and takes the credentials out of those that lead to another origin.
///
/// URLSession sends a request's own headers on to wherever a server points. It has to be the delegate of the whole
/// session: on Linux the delegate of a single task is not asked.
final class RedirectGuard: NSObject, URLSessionTaskDelegate {
  private let credentialHeaders: [String]

  init(credentialHeaders: [String]) {
    self.credentialHeaders = credentialHeaders
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var request = newRequest
    if request.url?.origin != task.originalRequest?.url?.origin {
      for header in credentialHeaders { request.setValue(nil, forHTTPHeaderField: header) }
    }
    completionHandler(request)
  }
}

extension URL {
  /// Scheme, host and port: who a credential is meant for (RFC 6454, section 4).
  var origin: [String?] {
    let scheme = scheme?.lowercased()
    let port = port ?? ["http": 80, "https": 443][scheme]
    return [scheme, host()?.lowercased(), port.map(String.init)]
  }
}
