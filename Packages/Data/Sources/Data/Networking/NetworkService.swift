public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to one REST API and decodes what comes back.
///
/// Idempotent requests that fail in a way that may pass are sent again as ``RetryPolicy`` says. Cancelling the calling
/// task ends a request, and a wait between two, at once.
public struct NetworkService: Sendable {
  /// Waits for a while, or throws `CancellationError` when the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// The largest answer that is decoded, in bytes. The live session gives up on a larger one as soon as it shows.
  public static let maximumResponseSize = 16 * 1024 * 1024

  private let configuration: RemoteConfiguration
  private let session: any NetworkSession
  private let retryPolicy: RetryPolicy
  private let sleep: Sleep
  private let now: @Sendable () -> Date

  public init(
    configuration: RemoteConfiguration,
    session: any NetworkSession,
    retryPolicy: RetryPolicy = RetryPolicy(),
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.configuration = configuration
    self.session = session
    self.retryPolicy = retryPolicy
    self.sleep = sleep
    self.now = now
  }

  /// Sends the request that an endpoint describes and decodes the answer.
  ///
  /// It runs off the caller's actor, so decoding a large answer never holds up a screen.
  @concurrent
  public func request<Answer: Decodable & Sendable>(
    _ endpoint: Endpoint,
    as type: Answer.Type = Answer.self
  ) async throws(NetworkError) -> Answer {
    let request = try urlRequest(for: endpoint)
    let maximumAttempts = endpoint.method.isIdempotent ? retryPolicy.maximumAttempts : 1
    var attempt = 1
    while true {
      let failure: Failure
      switch await send(request) {
      case .success(let data): return try Self.decode(data)
      case .failure(let error): failure = error
      }
      guard
        attempt < maximumAttempts,
        let delay = retryPolicy.delay(after: failure.error, attempt: attempt, retryAfter: failure.retryAfter)
      else { throw failure.error }
      do { try await sleep(delay) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private struct Failure: Error {
    let error: NetworkError
    var retryAfter: Duration?
  }

  private func urlRequest(for endpoint: Endpoint) throws(NetworkError) -> URLRequest {
    guard let url = endpoint.url(relativeTo: configuration.baseURL) else { throw .unreachable }
    // The deadline in `send` is the one that counts. URLSession's own comes later, because on Linux a task that is
    // cancelled in the moment in which it times out ends the program.
    var request = URLRequest(url: url, timeoutInterval: configuration.timeout + 60)
    request.httpMethod = endpoint.method.rawValue
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (header, value) in configuration.credentials {
      request.setValue(value, forHTTPHeaderField: header)
    }
    return request
  }

  private func send(_ request: URLRequest) async -> Result<Data, Failure> {
    do {
      let (data, response) = try await withDeadline(configuration.timeout) { try await session.data(for: request) }
      guard let response = response as? HTTPURLResponse else { return .failure(Failure(error: .unreachable)) }
      guard data.count <= Self.maximumResponseSize else { return .failure(Failure(error: .tooLarge)) }
      let said = try? JSONDecoder().decode(ServerErrorJSON.self, from: data)
      guard 200..<300 ~= response.statusCode, said?.status != "error" else {
        let error = NetworkError.status(response.statusCode, code: said?.code, message: said?.message)
        return .failure(Failure(error: error, retryAfter: RetryAfter.delay(in: response, now: now())))
      }
      return .success(data)
    } catch {
      return .failure(Failure(error: Task.isCancelled ? .cancelled : NetworkError(error)))
    }
  }

  private static func decode<Answer: Decodable>(_ data: Data) throws(NetworkError) -> Answer {
    do {
      return try JSONDecoder.storefront.decode(Answer.self, from: data)
    } catch let error as DecodingError {
      throw .malformed(field: error.field)
    } catch {
      throw .malformed(field: "")
    }
  }
}

extension NetworkError {
  /// What URLSession's error means.
  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as NetworkError: self = error
    case let error as URLError where error.code == .cancelled: self = .cancelled
    case let error as URLError where error.code == .timedOut: self = .timedOut
    default: self = .unreachable
    }
  }
}
