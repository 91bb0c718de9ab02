import Foundation
import Testing

@testable import CLI
@testable import Presentation

/// What a detail shows of items of other features.
@MainActor
struct ReferenceTests {
  @Test(arguments: [true, false])
  func `a person can go to an item that a fact names`(isBrowsing: Bool) {
    let item = Route.detail(Route.home.feature, id: "7")
    let link = RouteCodec.link(to: item)
    var content = Content(title: "Order")
    content.facts = [
      Fact(label: "Customer", value: "Mira", link: URL(string: link)),
      Fact(label: "Site", value: "a.example", link: URL(string: "https://a.example")),
    ]
    let state = ScreenState(route: item, title: "", content: .loaded(content))
    let page = PageText(terminal: .fake(columns: nil), numbersRows: isBrowsing)

    #expect(content.references.map(\.route) == [item])
    #expect(
      page.lines(of: state) == [
        "Order", "", "Customer  Mira", "Site      a.example", "", isBrowsing ? "1  Mira" : "Mira  \(link)",
      ]
    )
  }
}
