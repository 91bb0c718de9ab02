import Foundation
import Presentation
import Testing

struct RouteCodableTests {
  @Test(arguments: [
    (Route.list(ListRoute("products", search: "desk lamp", page: 2)), "/products?search=desk%20lamp&page=2"),
    (.detail("products", id: "42"), "/products/42"),
    (.list(ListRoute("articles", search: "bread")), "/articles?keyword=bread"),
    (.detail("articles", id: "7"), "/articles/7"),
  ])
  func `is stored as its path`(route: Route, path: String) throws {
    let json = try JSONEncoder().encode([route])

    #expect(try JSONDecoder().decode([String].self, from: json) == [path])
    #expect(try JSONDecoder().decode([Route].self, from: json) == [route])
  }

  @Test(arguments: [#"["/basket"]"#, #"["/products/lamp"]"#, #"["nonsense"]"#, "[42]", "[null]", "[{}]"])
  func `what is no path does not decode`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Route].self, from: Data(json.utf8)) }
  }

  @Test func `a whole path of screens comes back`() throws {
    let path: [Route] = [.detail("products", id: "1"), .list(ListRoute("products", search: "a/b"))]

    let json = try JSONEncoder().encode(path)

    #expect(try JSONDecoder().decode([Route].self, from: json) == path)
  }
}
