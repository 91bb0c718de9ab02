import Composition
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

/// What a person does with the items of any feature that they can change.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct FormWalkTests {
  private nonisolated static let features = Features.all.compactMap { $0 as? any EditableFeature.Type }.map { $0.name }

  @Test(arguments: features)
  func `An item is changed, and deleted after a person confirms it`(_ feature: String) async throws {
    let list = Route.list(ListRoute(feature))
    let window = try await AppWindow()
    try await window.open(RouteCodec.link(to: list))
    let count = window.rows.count
    let item = await ScreenState.loaded(try #require((await ScreenState.loaded(list)).rows.first).route)

    try await window.tapRow(0)
    for action in item.allActions {
      let form = try #require((await ScreenState.loaded(action.route)).content.content?.form)
      try await window.tap(action.label)
      try await window.tap(form.submit)
      if form.isDestructive { try await window.tap(form.submit) }
      let next = await ScreenState.loaded(action.kind == .destroy ? list : item.route)
      #expect(window.title == next.content.content?.title)
    }

    #expect(window.rows.count == count - 1)
    #expect(throws: ViewHost.NotThere.self) { try window.host.back() }
    #expect(window.host.problems == [])
  }
}
