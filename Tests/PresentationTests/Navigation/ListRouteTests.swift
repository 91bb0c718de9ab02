import Presentation
import Testing

struct ListRouteTests {
  @Test(arguments: FeatureCase.all)
  func `values are brought into the one form that has an address`(feature: FeatureCase) {
    let route = ListRoute(feature.feature.name, search: "  desk \n lamp ", filter: "", page: -7, pageSize: 1_000)

    #expect(route.search == "desk lamp")
    #expect(route.filter == nil)
    #expect(route.page == 1)
    #expect(route.pageSize == 100)
    #expect(ListRoute(feature.feature.name).pageSize == PageSize.default)
  }

  @Test(arguments: ["a\u{0}\u{301}x", "a \u{301}x", "\u{301}", "a\u{200D}\u{7}\u{200D}b", " \u{200B} a"])
  func `the form of a search has no other form`(text: String) {
    let once = ListRoute(Route.home.feature, search: text)

    #expect(ListRoute(Route.home.feature, search: once.search) == once)
  }
}
