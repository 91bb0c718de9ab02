import Presentation
import StyleContract
import Styles
import Testing

/// Every style keeps every promise, and every promise can be broken.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StyleTests {
  @Test(arguments: Style.allCases, Promise.all)
  func `a style keeps a promise`(style: Style, promise: Promise) async {
    let faults = await promise.faults { route, shop, environment in
      style.screens.screen(for: route, in: StyleSetting(shop, environment))
    }

    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: Defect.all)
  func `a defect is refused for its own reason`(defect: Defect) async {
    var broken: [Promise] = []
    for promise in Promise.all {
      let faults = await promise.faults { WrappedScreen(defect, $0, $1, $2) }
      if !faults.isEmpty { broken.append(promise) }
    }

    #expect(broken == [defect.promise].compactMap(\.self))
  }

  /// A promise that no defect breaks could be a check that cannot fail.
  @Test func `each promise is broken by a defect`() {
    #expect(Promise.all.filter { promise in !Defect.all.contains { $0.promise == promise } } == [])
  }
}
