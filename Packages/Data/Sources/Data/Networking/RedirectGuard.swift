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
  private let lock = NSLock()

  init(credentialHeaders: [String]) {
    self.credentialHeaders = credentialHeaders
  }

  /// Cancels a load, either before a redirect is answered or after: on Linux, doing both at once ends the program.
  func cancel(_ load: Task<(Data, URLResponse), any Error>) {
    lock.withLock { load.cancel() }
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
    lock.withLock {
      if task.state == .running { completionHandler(request) }
    }
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
