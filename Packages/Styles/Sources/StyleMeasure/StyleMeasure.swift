import Domain
import Foundation
import StyleContract
import Styles

/// Loads a screen again and again, for a counter of instructions to watch: `StyleMeasure STYLE TIMES`.
///
/// `StyleMeasure STYLE updates` prints how often the screen changes while it is loaded.
@main
@MainActor
struct StyleMeasure {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let style = Style(rawValue: arguments[1]) else {
      FileHandle.standardError.write(Data("usage: StyleMeasure STYLE TIMES|updates\n".utf8))
      exit(EX_USAGE)
    }
    Task {
      await measure(style, arguments[2])
      exit(EXIT_SUCCESS)
    }
    // An asynchronous main function ends the first thread on Linux, and Valgrind with it.
    RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    RunLoop.main.run()
  }

  private static func measure(_ style: Style, _ what: String) async {
    if let times = Int(what) {
      for _ in 0..<times { await load(style, onUpdate: nil) }
    } else {
      let counter = Counter()
      await load(style) { counter.count += 1 }
      print(counter.count)
    }
  }

  private final class Counter {
    var count = 0
  }

  private static func load(_ style: Style, onUpdate: (@MainActor () -> Void)?) async {
    let browser = style.browser(BrowserSetting(productUseCase: MemoryShop()))
    if let onUpdate { browser.onUpdate = onUpdate }
    await browser.send(.appear)
    browser.close()
  }
}
