import Composition
import Foundation
import Presentation
import Testing

@testable import Apple

/// What a window knows without its views. These tests run in Xcode as well.
@Suite
@MainActor
struct AppModelTests {
  private func model(_ useCases: DIContainer = .mock()) -> AppModel {
    AppModel(screens: ScreenFactory(useCases: useCases, localization: Localization(language: .english)))
  }

  /// An item of the feature of the first screen.
  private static let detail = Route.detail(Features.all[0].name, id: "1")

  @Test
  func `The first screen is selected, and each place of the menu has a stack of its own`() {
    let model = model()

    model.navigator.navigate(to: Self.detail)

    #expect(model.selected == .home)
    #expect(model.navigator.path == [Self.detail])
    #expect(model.places.dropFirst().allSatisfy { $0.navigator.path == [] })
  }

  @Test(arguments: Features.all.map { $0.name })
  func `A link selects the place of its feature`(_ feature: String) {
    let model = model()
    let route = Route.detail(feature, id: "1")

    model.open(RouteCodec.link(to: route))

    #expect(model.selected?.feature == feature)
    #expect(model.navigator.path == [route])
    #expect(!model.navigator.hasFailed)
  }

  @Test
  func `A link to the first screen has nothing above it`() {
    let model = model()

    model.open(RouteCodec.link(to: .home))

    #expect(model.navigator.root == .home)
    #expect(model.navigator.path == [])
  }

  @Test(arguments: ["storefront://nowhere", "https://example.org", ""])
  func `A link that leads nowhere is said`(_ link: String) {
    let model = model()

    model.open(link)

    #expect(model.navigator.hasFailed)
    #expect(model.selected == .home)
    #expect(model.navigator.path == [])
  }

  @Test
  func `What was saved is restored`() {
    let first = model()
    first.open(RouteCodec.link(to: Self.detail))
    let second = model()

    second.restore(first.saved)

    #expect(second.selected == first.selected)
    #expect(second.navigator.path == first.navigator.path)
  }

  /// Otherwise a window would never be done with saving.
  @Test
  func `What is saved is another text only if it is something else`() {
    let model = model()
    model.open(RouteCodec.link(to: Self.detail))

    let saved = (0..<200).map { _ in model.saved }

    #expect(Set(saved).count == 1)
  }

  @Test(arguments: ["", "{", "[]", #"{"path":["/nowhere"]}"#])
  func `What cannot be restored leaves the first screen`(_ saved: String) {
    let model = model()

    model.restore(saved)

    #expect(model.selected == .home)
    #expect(model.navigator.path == [])
  }
}
