import Foundation

@testable import Data

extension NetworkService {
  /// A service for `https://shop.example/api`. Nothing in it looks at a clock.
  static func test(
    _ session: some NetworkSession,
    retryPolicy: RetryPolicy = RetryPolicy(jitter: { 1 }),
    apiKey: String? = nil,
    sleep: @escaping Sleep = { _ in }
  ) -> NetworkService {
    let baseURL = URL(string: "https://shop.example/api") ?? URL(filePath: "/")
    return NetworkService(
      configuration: RemoteConfiguration(baseURL: baseURL, apiKey: apiKey, timeout: 3_600),
      session: session,
      retryPolicy: retryPolicy,
      sleep: sleep,
      now: { Date(timeIntervalSince1970: 1_772_355_600) }
    )
  }

  /// The error of a request for an object of texts, or nil if it succeeds.
  func failure(_ endpoint: Endpoint = Endpoint(path: ["x"])) async -> NetworkError? {
    do throws(NetworkError) {
      let _: [String: String] = try await request(endpoint)
      return nil
    } catch {
      return error
    }
  }
}
