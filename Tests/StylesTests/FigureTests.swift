import Domain
import Mocks
import StyleContract
import Styles
import Testing

/// The figures that a run can check.
@MainActor
@Suite struct FigureTests {
  @Test(arguments: Style.allCases)
  func `the comparison tells how often the screen changes for a load`(style: Style) async {
    let shop = DefaultProductUseCase(repository: MockProductRepository())
    let browser = style.browser(BrowserSetting(productUseCase: shop))
    let counter = Counter()
    browser.onUpdate = { counter.count += 1 }

    await browser.send(.appear)

    #expect(counter.count == style.figures.updates)
    browser.close()
  }

  private final class Counter {
    var count = 0
  }
}
