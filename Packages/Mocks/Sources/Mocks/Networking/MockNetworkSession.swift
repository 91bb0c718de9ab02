#if DEBUG
  public import Data
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  /// Plays responses in order, and repeats the last one.
  public actor MockNetworkSession: NetworkSession {
    public enum Response: Sendable {
      case response(status: Int = 200, headers: [String: String] = [:], body: String)
      case failure(URLError.Code)

      /// No response; the request lasts until its task is cancelled.
      case silence
    }

    /// The requests so far, in order.
    public private(set) var requests: [URLRequest] = []
    private var responses: [Response]

    public init(_ responses: Response...) {
      self.responses = responses
    }

    public func data(for request: URLRequest) async throws -> (Foundation.Data, URLResponse) {
      requests.append(request)
      guard let response = responses.count > 1 ? responses.removeFirst() : responses.first else {
        throw URLError(.badServerResponse)
      }
      switch response {
      case .response(let status, let headers, let body):
        guard
          let url = request.url,
          let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
        else { throw URLError(.badURL) }
        return (Foundation.Data(body.utf8), head)
      case .failure(let code):
        throw URLError(code)
      case .silence:
        try await Task.sleep(for: .seconds(24 * 60 * 60))
        throw URLError(.timedOut)
      }
    }
  }
#endif
