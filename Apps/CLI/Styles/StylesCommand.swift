import ArgumentParser
import Composition

/// Compares the styles, for whoever has to choose one.
struct StylesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "Compare the styles in which the product browser is built."
  )

  @Flag(help: "Write Markdown, as it stands in docs/styles.")
  var markdown = false

  @Flag(name: .customLong("no-color"), help: "Use no colours. NO_COLOR in the environment does the same.")
  var noColor = false

  func run() async throws {
    let terminal = Terminal.current(usesColor: !noColor)
    try terminal.print(markdown ? StylesText.markdown : StylesText.lines(terminal: terminal))
  }
}
