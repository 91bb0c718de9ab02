import Domain
import Presentation
import Testing

struct RouteCodecTests {
  private static let home = Route.home.feature
  private static let keyword = Features.all[0].searchParameter

  @Test(arguments: [
    (Route.home, home),
    (.list(ListRoute(home, page: 1, pageSize: PageSize.default)), home),
    (.list(ListRoute(home, search: "  ", filter: "", page: -3)), home),
    (.list(ListRoute(home, search: "desk lamp")), "\(home)?\(keyword)=desk%20lamp"),
    (.list(ListRoute("products", filter: "lighting")), "products?category=lighting"),
    (
      .list(ListRoute("products", search: "lamp", filter: "lighting", page: 2, pageSize: 50)),
      "products?search=lamp&category=lighting&page=2&size=50"
    ),
    (
      .list(ListRoute(home, search: "C++ & C# = 100%?")),
      "\(home)?\(keyword)=C%2B%2B%20%26%20C%23%20%3D%20100%25%3F"
    ),
    (.detail(home, id: "42"), "\(home)/42"),
    (.detail("products", id: "-1"), "products/-1"),
    (.form(FormRoute("addresses", .create)), "addresses/new"),
    (.form(FormRoute("addresses", .edit(id: "a/b"))), "addresses/a%2Fb/edit"),
    (.form(FormRoute("addresses", .delete(id: "42"))), "addresses/42/delete"),
    (.list(ListRoute("articles")), "articles"),
    (.list(ListRoute("articles", search: "bread", page: 3, pageSize: 10)), "articles?keyword=bread&page=3&size=10"),
    (.detail("articles", id: "a-1_b.c~d"), "articles/a-1_b.c~d"),
    (.detail("articles", id: "a/b c?d#é"), "articles/a%2Fb%20c%3Fd%23%C3%A9"),
  ])
  func `names a route in its shortest form`(route: Route, locator: String) throws {
    #expect(RouteCodec.path(for: route) == "/\(locator)")
    #expect(RouteCodec.link(to: route) == "storefront://\(locator)")
    #expect(try RouteCodec.route(from: "/\(locator)") == route)
    #expect(try RouteCodec.route(from: "storefront://\(locator)") == route)
  }

  @Test(arguments: [
    ("/", Route.home),
    ("storefront://", .home),
    ("/?page=2", .list(ListRoute(home, page: 2))),
    ("/\(home)/", .home),
    ("storefront:///\(home)", .home),
    ("STOREFRONT://\(home)/42", .detail(home, id: "42")),
    ("/\(home)//42/", .detail(home, id: "42")),
    ("/%70roducts/%34%32", .detail("products", id: "42")),
    ("/\(home)?", .home),
    ("/\(home)?&&", .home),
    ("/\(home)?\(keyword)", .home),
    ("/products?search=&category=&page=&size=", .home),
    ("/\(home)?page=1&size=20", .home),
    ("/\(home)?page=\(PageRequest.maximumNumber)", .list(ListRoute(home, page: PageRequest.maximumNumber))),
    ("/articles/a%2Fb", .detail("articles", id: "a/b")),
  ])
  func `reads other forms of a link`(text: String, route: Route) throws {
    #expect(try RouteCodec.route(from: text) == route)
  }

  @Test(arguments: [
    ("/\(home)?\(keyword)=desk+lamp", "desk lamp"),
    ("/\(home)?\(keyword)=desk%20lamp", "desk lamp"),
    ("/\(home)?\(keyword)=C%2B%2B", "C++"),
    ("/\(home)?\(keyword)=C++", "C"),
    ("/\(home)?\(keyword)=a%26b%3Dc", "a&b=c"),
    ("/\(home)?\(keyword)=a=b", "a=b"),
    ("/\(home)?\(keyword)=50%25", "50%"),
    ("/products?s%65arch=lamp", "lamp"),
    ("/\(home)?\(keyword)=caf%C3%A9", "café"),
    ("/\(home)?\(keyword)=cafe%CC%81", "café"),
    ("/\(home)?\(keyword)=lamp#search=desk", "lamp"),
    ("/\(home)?\(keyword)=lamp#a?b#c", "lamp"),
    ("/\(home)#?\(keyword)=desk", ""),
    ("/\(home)?\(keyword)=lamp&\(keyword)=desk", "lamp"),
    ("/products?utm_source=mail&search=lamp&Search=desk", "lamp"),
  ])
  func `reads a query as a browser sends it`(text: String, search: String) throws {
    #expect(try RouteCodec.route(from: text) == .list(ListRoute(Self.home, search: search)))
  }

  @Test(arguments: [
    ("", RouteError.malformed("")),
    (home, .malformed(home)),
    ("\(home)/42", .malformed("\(home)/42")),
    ("storefront:\(home)", .malformed("storefront:\(home)")),
    ("://\(home)", .malformed("://\(home)")),
    ("//storefront.example/\(home)", .malformed("//storefront.example/\(home)")),
    ("/articles/%zz", .malformed("/articles/%zz")),
    ("/articles/%", .malformed("/articles/%")),
    ("/articles/%C3", .malformed("/articles/%C3")),
    ("/\(home)?\(keyword)=%zz", .malformed("\(keyword)=%zz")),
    ("/\(home)?%C3=lamp", .malformed("%C3=lamp")),
    ("https://storefront.example/\(home)", .unknownScheme("https")),
    ("HTTP://\(home)", .unknownScheme("http")),
    ("javascript://\(home)", .unknownScheme("javascript")),
    ("/basket", .unknownPath("/basket")),
    ("storefront://Products", .unknownPath("Products")),
    ("/\(home)/42/reviews", .unknownPath("/\(home)/42/reviews")),
    ("/articles/7/8", .unknownPath("/articles/7/8")),
    ("/products/lamp", .invalidValue(name: "id", value: "lamp")),
    ("/products/042", .invalidValue(name: "id", value: "042")),
    ("/products/+42", .invalidValue(name: "id", value: "+42")),
    ("/products/4.2", .invalidValue(name: "id", value: "4.2")),
    ("/products/%D9%A4", .invalidValue(name: "id", value: "٤")),
    ("/products/9223372036854775808", .invalidValue(name: "id", value: "9223372036854775808")),
    ("/\(home)?page=0", .invalidValue(name: "page", value: "0")),
    ("/\(home)?page=-1", .invalidValue(name: "page", value: "-1")),
    ("/\(home)?page=two", .invalidValue(name: "page", value: "two")),
    ("/\(home)?page=1000000001", .invalidValue(name: "page", value: "1000000001")),
    ("/\(home)?page=two&page=2", .invalidValue(name: "page", value: "two")),
    ("/\(home)?size=0", .invalidValue(name: "size", value: "0")),
    ("/\(home)?size=101", .invalidValue(name: "size", value: "101")),
    ("/articles?keyword=bread&page=1.5", .invalidValue(name: "page", value: "1.5")),
  ])
  func `says why a text is no link`(text: String, error: RouteError) {
    #expect(throws: error) { try RouteCodec.route(from: text) }
  }

  @Test(arguments: [PageSize.allowed.lowerBound, PageSize.allowed.upperBound])
  func `reads every page size that is allowed`(size: Int) throws {
    let route = try RouteCodec.route(from: "/\(Self.home)?size=\(size)")

    #expect(route == .list(ListRoute(Self.home, pageSize: size)))
  }

  @Test func `keeps an article's identifier scalar by scalar`() throws {
    let id = "e\u{301}é"

    let route = try RouteCodec.route(from: RouteCodec.path(for: .detail("articles", id: id)))

    guard case .detail(_, let found) = route else {
      Issue.record("\(route)")
      return
    }
    #expect(Array(found.unicodeScalars) == Array(id.unicodeScalars))
  }

  @Test func `a list of no feature has a path that is no link`() {
    let path = RouteCodec.path(for: .list(ListRoute("baskets", search: "lamp", filter: "kitchen")))

    #expect(path == "/baskets?keyword=lamp")
    #expect(throws: RouteError.unknownPath("/baskets")) { try RouteCodec.route(from: path) }
  }

  @Test func `an article without an identifier is named as the list of articles`() throws {
    let path = RouteCodec.path(for: .detail("articles", id: ""))

    #expect(try RouteCodec.route(from: path) == .list(ListRoute("articles")))
  }
}
