#if DEBUG
  public import Data
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  /// Answers requests with what it was told, in order; the last answer again and again.
  public actor MockNetworkSession: NetworkSession {
    public enum Answer: Sendable {
      case response(status: Int = 200, headers: [String: String] = [:], body: String)
      case failure(URLError.Code)

      /// Never answers; the request ends when its task is cancelled.
      case silence
    }

    /// The requests so far, in order.
    public private(set) var requests: [URLRequest] = []
    private var answers: [Answer]

    public init(_ answers: Answer...) {
      self.answers = answers
    }

    public func data(for request: URLRequest) async throws -> (Foundation.Data, URLResponse) {
      requests.append(request)
      guard let answer = answers.count > 1 ? answers.removeFirst() : answers.first else {
        throw URLError(.badServerResponse)
      }
      switch answer {
      case .response(let status, let headers, let body):
        guard
          let url = request.url,
          let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
        else { throw URLError(.badURL) }
        return (Foundation.Data(body.utf8), response)
      case .failure(let code):
        throw URLError(code)
      case .silence:
        try await Task.sleep(for: .seconds(24 * 60 * 60))
        throw URLError(.timedOut)
      }
    }
  }
#endif
