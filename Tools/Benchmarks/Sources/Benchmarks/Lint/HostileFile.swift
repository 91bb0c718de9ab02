/// A source file that could slow a parser down or overflow its stack.
struct HostileFile {
  private static let depth = 100_000
  private static let length = 50_000_000

  let name: String
  let text: String

  static var all: [HostileFile] {
    [
      HostileFile(name: "one file of 50 MB", text: long),
      nested("braces", "func f() { ", "}"),
      nested("types", "struct A { ", "}"),
      nested("conditions", "#if A\nimport B\n", "#endif\n"),
      nested("comments", "/* ", "*/ "),
      nested("interpolations", #""\("#, #")""#),
    ]
  }

  private static var long: String {
    let part = ordinarySource("Type")
    return "import Foundation\n" + String(repeating: part, count: length / part.utf8.count)
  }

  private static func nested(_ name: String, _ opening: String, _ closing: String) -> HostileFile {
    HostileFile(
      name: "\(name), 100,000 deep",
      text: "import Foundation\n" + String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
    )
  }

  /// Two kilobytes of ordinary source.
  static func ordinarySource(_ name: String) -> String {
    """
    /// Loads values and keeps the last of them.
    public final class \(name): Sendable {
      enum State: Equatable, Sendable {
        case loading
        case loaded([String])
        case failed(message: String)
      }

      private let session: URLSession
      private let decoder = JSONDecoder()
      public let limit: Int

      public init(session: URLSession = .shared, limit: Int = 30) {
        self.session = session
        self.limit = limit
      }

      /// - Throws: `URLError` where the address does not answer.
      public func values(at address: URL, matching query: String) async throws -> [String] {
        var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
        components?.queryItems = [
          URLQueryItem(name: "q", value: query), URLQueryItem(name: "limit", value: "\\(limit)"),
        ]
        guard let url = components?.url else { throw URLError(.badURL) }
        let (data, response) = try await session.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
          throw URLError(.badServerResponse, userInfo: ["address": "\\(url) for \\(query.isEmpty ? "nothing" : query)"])
        }
        return try decoder.decode([String].self, from: data).filter { !$0.isEmpty && $0.count / 2 < limit }
      }

      static func summary(of values: [String]) -> String {
        // What a person reads: never more than three of them.
        values.prefix(3).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
      }
    }

    extension \(name): CustomStringConvertible {
      public var description: String { "\\(Self.self)(\\(limit))" }
    }

    """
  }
}
