import Composition
import Foundation
import Mocks
import Presentation
import Testing

@testable import CLI

/// What the program has to print over made-up data.
@MainActor
enum ExpectedOutput {
  static let screens = ScreenFactory(useCases: DIContainer.mock(), localization: Localization(timeZone: .gmt))

  /// The lines of a route's screen.
  static func text(of route: Route, numbersRows: Bool = false) async -> String {
    let screen = screens.screen(for: route, coordinator: AppCoordinator(root: route))
    await screen.send(.appear)
    let page = PageText(terminal: .fake(columns: nil), numbersRows: numbersRows)
    return page.lines(of: screen.state).joined(separator: "\n") + "\n"
  }

  /// The document that the API serves for a route.
  static func json(of route: Route) async throws -> String {
    let api = try #require(DIContainer.mock().api(of: route.feature))
    let response: JSONResponse
    if case .list(let list) = route {
      response = try await api.list(ListRequest(list), Localization())
    } else {
      let id: String? = if case .detail(_, let id) = route { id } else { nil }
      response = try await api.item(id: #require(id), Localization())
    }
    return String(decoding: try response.data(), as: UTF8.self) + "\n"
  }
}

extension Feature {
  /// A search text that matches made-up items.
  static var keyword: String { (Item.self as? any MockItem.Type)?.searchSample ?? "" }
}
