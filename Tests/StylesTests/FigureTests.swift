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

  @Test(arguments: Style.allCases)
  func `a host is told of changes on each screen`(style: Style) async {
    let shop = DefaultProductUseCase(repository: MockProductRepository())
    let browser = style.browser(BrowserSetting(productUseCase: shop))
    let counter = Counter()
    browser.onUpdate = { counter.count += 1 }

    for intent: BrowserIntent in [.appear, .select(id: 1), .refresh, .back, .search("lamp")] {
      let before = counter.count
      await browser.send(intent)
      #expect(counter.count > before, "\(intent)")
    }
    browser.close()
  }

  private final class Counter {
    var count = 0
  }
}
