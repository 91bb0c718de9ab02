import ArgumentParser
import Composition

/// The option of every command that can show its screen in several styles.
struct StyleOptions: ParsableArguments {
  static let flag = "--style"

  @Option(
    help: ArgumentHelp("The style that the screen is built in: \(Self.names).", valueName: "style"),
    transform: Self.style
  )
  var style: ProductStyle?

  private static var names: String {
    ProductStyle.all.map(\.name).joined(separator: ", ")
  }

  private static func style(_ argument: String) throws -> ProductStyle {
    guard let style = ProductStyle(name: argument) else { throw ValidationError("A style is one of \(names).") }
    return style
  }
}

extension ArraySlice<String> {
  /// Lets `--style` stand before the command too: `storefront --style mvi products`.
  func movingStyleBehindCommand() -> [String] {
    guard let first, first.hasPrefix(StyleOptions.flag) else { return Array(self) }
    let length = first.contains("=") ? 1 : 2
    let rest = dropFirst(length)
    guard let command = rest.first, !command.hasPrefix("-") else { return Array(self) }
    return [command] + prefix(length) + rest.dropFirst()
  }
}
