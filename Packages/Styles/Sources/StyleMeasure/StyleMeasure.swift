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
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let style = Style(rawValue: arguments[1]) else {
      FileHandle.standardError.write(Data("usage: StyleMeasure STYLE TIMES|updates\n".utf8))
      exit(EX_USAGE)
    }
    if let times = Int(arguments[2]) {
      for _ in 0..<times { await load(style) {} }
    } else {
      var updates = 0
      await load(style) { updates += 1 }
      print(updates)
    }
  }

  private static func load(_ style: Style, onUpdate: @escaping @MainActor () -> Void) async {
    let browser = style.browser(BrowserSetting(productUseCase: MemoryShop()))
    if CommandLine.arguments[2] == "updates" { browser.onUpdate = onUpdate }
    await browser.send(.appear)
    browser.close()
  }
}
