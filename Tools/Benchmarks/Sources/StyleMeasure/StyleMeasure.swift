import Composition
import Foundation
import Presentation

/// Loads the list of products in a style several times, for Valgrind to count: `style-measure STYLE TIMES DATABASE`.
///
/// `style-measure STYLE updates DATABASE` prints how often the state of the screen changes while it loads.
@main
@MainActor
struct StyleMeasure {
  private let screens: ScreenFactory.Replacement

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let style = ProductStyle(name: arguments[1]) else {
      FileHandle.standardError.write(Data("usage: style-measure STYLE TIMES|updates DATABASE\n".utf8))
      exit(EX_USAGE)
    }
    let useCases = DIContainer.live(Configuration(databasePath: arguments[3]))
    let measure = StyleMeasure(screens: style.screens(useCases))
    Task {
      if let times = Int(arguments[2]) {
        for _ in 0..<times { await measure.screen()?.send(.appear) }
      } else {
        print(await measure.updates())
      }
      exit(EXIT_SUCCESS)
    }
    // On Linux, an asynchronous main function would end the first thread, and Valgrind with it.
    RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    RunLoop.main.run()
  }

  private func screen() -> (any Screen)? {
    screens(.home, ScreenEnvironment())
  }

  private func updates() async -> Int {
    guard let screen = screen() else { return 0 }
    let counter = UpdateCounter(screen)
    await screen.send(.appear)
    return counter.count
  }
}
