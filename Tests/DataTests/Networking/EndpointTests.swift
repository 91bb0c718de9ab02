import Foundation
import Testing

@testable import Data

struct EndpointTests {
  @Test func `different endpoints have different references`() {
    let paths = [
      ["a"], ["a", ""], ["", "a"], ["a", "b"], ["a/b"], ["a%2Fb"], ["a b"], ["a+b"], ["a?b=c"], ["a", "..", "b"], ["b"],
      ["a", ".", "b"],
    ]
    let queries = [
      [], [("b", "c")], [("b", "c&d=e")], [("b", "c"), ("d", "e")], [("b", "c=")], [("b=c", "")], [("b", "c d")],
      [("b", "c+d")], [("b", "c%20d")], [("b", "")], [("b", "#")], [("b", "?")],
    ]
    let endpoints = paths.flatMap { path in
      queries.map { Endpoint(path: path, query: $0.map { URLQueryItem(name: $0.0, value: $0.1) }) }
    }

    let references = endpoints.map(\.reference)

    #expect(Set(references).count == endpoints.count)
    #expect(!references.contains { $0.contains(" ") })
  }
}
