import Domain
import Mocks
import StyleContract
import Styles
import Testing

/// A host that draws what it is told to draw misses nothing.
@MainActor
@Suite struct UpdateTests {
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
