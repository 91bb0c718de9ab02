import Foundation
import Presentation
import Testing

struct RouteCodableTests {
  private static let home = Route.home.feature

  @Test(arguments: [
    (Route.list(ListRoute(home, page: 2)), "/\(home)?page=2"), (.detail(home, id: "42"), "/\(home)/42"),
    (.list(ListRoute("articles", search: "bread")), "/articles?keyword=bread"),
    (.detail("articles", id: "7"), "/articles/7"),
  ])
  func `is stored as its path`(route: Route, path: String) throws {
    let json = try JSONEncoder().encode([route])

    #expect(try JSONDecoder().decode([String].self, from: json) == [path])
    #expect(try JSONDecoder().decode([Route].self, from: json) == [route])
  }

  @Test(arguments: [
    #"["/basket"]"#, #"["nonsense"]"#, "[42]", "[null]", "[{}]",
    #"["/products/lamp"]"#,
  ])
  func `what is no path does not decode`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Route].self, from: Data(json.utf8)) }
  }

  @Test func `a whole path of screens comes back`() throws {
    let path: [Route] = [.detail(Self.home, id: "1"), .list(ListRoute(Self.home, page: 3))]

    let json = try JSONEncoder().encode(path)

    #expect(try JSONDecoder().decode([Route].self, from: json) == path)
  }
}
