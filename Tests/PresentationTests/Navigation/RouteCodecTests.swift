import Domain
import Presentation
import Testing

struct RouteCodecTests {
  @Test(arguments: [
    (Route.home, "products"),
    (.list(ListRoute("products", page: 1, pageSize: PageSize.default)), "products"),
    (.list(ListRoute("products", search: "  ", filter: "", page: -3)), "products"),
    (.list(ListRoute("products", search: "desk lamp")), "products?search=desk%20lamp"),
    (.list(ListRoute("products", filter: "lighting")), "products?category=lighting"),
    (
      .list(ListRoute("products", search: "lamp", filter: "lighting", page: 2, pageSize: 50)),
      "products?search=lamp&category=lighting&page=2&size=50"
    ),
    (
      .list(ListRoute("products", search: "C++ & C# = 100%?")),
      "products?search=C%2B%2B%20%26%20C%23%20%3D%20100%25%3F"
    ),
    (.detail("products", id: "42"), "products/42"),
    (.detail("products", id: "-1"), "products/-1"),
    (.list(ListRoute("articles")), "articles"),
    (.list(ListRoute("articles", search: "bread", page: 3, pageSize: 10)), "articles?keyword=bread&page=3&size=10"),
    (.detail("articles", id: "a-1_b.c~d"), "articles/a-1_b.c~d"),
    (.detail("articles", id: "a/b c?d#é"), "articles/a%2Fb%20c%3Fd%23%C3%A9"),
    (.list(ListRoute("pickup-points", search: "north gate", page: 3)), "pickup-points?keyword=north%20gate&page=3"),
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
    ("/?page=2", .list(ListRoute("products", page: 2))),
    ("/products/", .home),
    ("storefront:///products", .home),
    ("STOREFRONT://products/42", .detail("products", id: "42")),
    ("/products//42/", .detail("products", id: "42")),
    ("/%70roducts/%34%32", .detail("products", id: "42")),
    ("/products?", .home),
    ("/products?&&", .home),
    ("/products?search", .home),
    ("/products?search=&category=&page=&size=", .home),
    ("/products?page=1&size=20", .home),
    ("/products?page=\(PageRequest.maximumNumber)", .list(ListRoute("products", page: PageRequest.maximumNumber))),
    ("/articles/a%2Fb", .detail("articles", id: "a/b")),
  ])
  func `reads other forms of a link`(text: String, route: Route) throws {
    #expect(try RouteCodec.route(from: text) == route)
  }

  @Test(arguments: [
    ("/products?search=desk+lamp", "desk lamp"),
    ("/products?search=desk%20lamp", "desk lamp"),
    ("/products?search=C%2B%2B", "C++"),
    ("/products?search=C++", "C"),
    ("/products?search=a%26b%3Dc", "a&b=c"),
    ("/products?search=a=b", "a=b"),
    ("/products?search=50%25", "50%"),
    ("/products?s%65arch=lamp", "lamp"),
    ("/products?search=caf%C3%A9", "café"),
    ("/products?search=cafe%CC%81", "café"),
    ("/products?search=lamp#search=desk", "lamp"),
    ("/products?search=lamp#a?b#c", "lamp"),
    ("/products#?search=desk", ""),
    ("/products?search=lamp&search=desk", "lamp"),
    ("/products?utm_source=mail&search=lamp&Search=desk", "lamp"),
  ])
  func `reads a query as a browser sends it`(text: String, search: String) throws {
    #expect(try RouteCodec.route(from: text) == .list(ListRoute("products", search: search)))
  }

  @Test(arguments: [
    ("", RouteError.malformed("")),
    ("products", .malformed("products")),
    ("products/42", .malformed("products/42")),
    ("storefront:products", .malformed("storefront:products")),
    ("://products", .malformed("://products")),
    ("//storefront.example/products", .malformed("//storefront.example/products")),
    ("/articles/%zz", .malformed("/articles/%zz")),
    ("/articles/%", .malformed("/articles/%")),
    ("/articles/%C3", .malformed("/articles/%C3")),
    ("/products?search=%zz", .malformed("search=%zz")),
    ("/products?%C3=lamp", .malformed("%C3=lamp")),
    ("https://storefront.example/products", .unknownScheme("https")),
    ("HTTP://products", .unknownScheme("http")),
    ("javascript://products", .unknownScheme("javascript")),
    ("/basket", .unknownPath("/basket")),
    ("storefront://Products", .unknownPath("Products")),
    ("/products/42/reviews", .unknownPath("/products/42/reviews")),
    ("/articles/7/8", .unknownPath("/articles/7/8")),
    ("/products/lamp", .invalidValue(name: "id", value: "lamp")),
    ("/products/042", .invalidValue(name: "id", value: "042")),
    ("/products/+42", .invalidValue(name: "id", value: "+42")),
    ("/products/4.2", .invalidValue(name: "id", value: "4.2")),
    ("/products/%D9%A4", .invalidValue(name: "id", value: "٤")),
    ("/products/9223372036854775808", .invalidValue(name: "id", value: "9223372036854775808")),
    ("/products?page=0", .invalidValue(name: "page", value: "0")),
    ("/products?page=-1", .invalidValue(name: "page", value: "-1")),
    ("/products?page=two", .invalidValue(name: "page", value: "two")),
    ("/products?page=1000000001", .invalidValue(name: "page", value: "1000000001")),
    ("/products?page=two&page=2", .invalidValue(name: "page", value: "two")),
    ("/products?size=0", .invalidValue(name: "size", value: "0")),
    ("/products?size=101", .invalidValue(name: "size", value: "101")),
    ("/articles?keyword=bread&page=1.5", .invalidValue(name: "page", value: "1.5")),
  ])
  func `says why a text is no link`(text: String, error: RouteError) {
    #expect(throws: error) { try RouteCodec.route(from: text) }
  }

  @Test(arguments: [PageSize.allowed.lowerBound, PageSize.allowed.upperBound])
  func `reads every page size that is allowed`(size: Int) throws {
    #expect(try RouteCodec.route(from: "/products?size=\(size)") == .list(ListRoute("products", pageSize: size)))
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
