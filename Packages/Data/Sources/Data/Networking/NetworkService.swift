import Domain
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to one REST API and decodes the responses.
///
/// Idempotent requests that fail temporarily are sent again; see ``RetryPolicy``. Cancelling the calling task ends a
/// request, or the wait between two, at once.
public struct NetworkService: Sendable {
  /// Waits for a while, or throws `CancellationError` when the task is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// The largest response that is decoded, in bytes. The live session stops receiving a larger one.
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

  /// Sends the request of an endpoint and decodes the response.
  ///
  /// It does not run on the caller's actor, so decoding a large response never blocks the main actor.
  @concurrent
  public func request<Response: Decodable & Sendable>(
    _ endpoint: Endpoint,
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try Self.decode(await data(for: endpoint))
  }

  /// Sends the request of an endpoint and ignores the response, if it says that the request was done.
  @concurrent
  public func send(_ endpoint: Endpoint) async throws(NetworkError) {
    _ = try await data(for: endpoint)
  }

  private func data(for endpoint: Endpoint) async throws(NetworkError) -> Data {
    let request = try urlRequest(for: endpoint)
    let maximumAttempts = endpoint.isIdempotent ? retryPolicy.maximumAttempts : 1
    var attempt = 1
    while true {
      let failure: Failure
      switch await send(request) {
      case .success(let data): return data
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
    // The deadline in `send` is the effective one. URLSession's own is later, because on Linux a task that is cancelled
    // in the moment in which it times out crashes.
    var request = URLRequest(url: url, timeoutInterval: configuration.timeout + 60)
    request.httpMethod = endpoint.method.rawValue
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (header, value) in configuration.credentials {
      request.setValue(value, forHTTPHeaderField: header)
    }
    if let body = endpoint.body {
      request.httpBody = Data(body.value.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if let token = endpoint.token { request.setValue("Bearer \(token.value)", forHTTPHeaderField: "Authorization") }
    if let version = endpoint.version { request.setValue("\"\(version)\"", forHTTPHeaderField: "If-Match") }
    if let key = endpoint.idempotencyKey { request.setValue("\"\(key)\"", forHTTPHeaderField: "Idempotency-Key") }
    return request
  }

  private func send(_ request: URLRequest) async -> Result<Data, Failure> {
    do {
      let (data, response) = try await withDeadline(configuration.timeout) { try await session.data(for: request) }
      guard let response = response as? HTTPURLResponse else { return .failure(Failure(error: .unreachable)) }
      guard data.count <= Self.maximumResponseSize else { return .failure(Failure(error: .tooLarge)) }
      guard 200..<300 ~= response.statusCode else {
        let body = try? JSONDecoder().decode(ServerErrorJSON.self, from: data)
        if let problems = body?.problems, !problems.isEmpty {
          return .failure(Failure(error: .invalid(ValidationError(problems))))
        }
        let error = NetworkError.status(response.statusCode, code: body?.code, message: body?.message)
        return .failure(Failure(error: error, retryAfter: RetryAfter.delay(in: response, now: now())))
      }
      return .success(data)
    } catch {
      return .failure(Failure(error: Task.isCancelled ? .cancelled : NetworkError(error)))
    }
  }

  private static func decode<Response: Decodable>(_ data: Data) throws(NetworkError) -> Response {
    do {
      return try JSONDecoder.storefront.decode(Response.self, from: data)
    } catch let error as NetworkError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(field: error.field)
    } catch {
      throw .malformed(field: "")
    }
  }
}

extension NetworkError {
  /// The error for one of URLSession.
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
