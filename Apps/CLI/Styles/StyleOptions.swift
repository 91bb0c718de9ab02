import ArgumentParser
import Composition
import Presentation

/// The option of every command whose screens exist in several styles.
struct StyleOptions: ParsableArguments {
  static let flag = "--style"

  @Option(
    help: ArgumentHelp("The style that the screen is built in: \(Self.names).", valueName: "style"),
    transform: Self.style
  )
  var style: ProductStyle?

  /// Only the screens of products exist in several styles.
  static func visibility(for feature: any Feature.Type) -> ArgumentVisibility {
    feature == ProductFeature.self ? .default : .private
  }

  func validate(for feature: any Feature.Type) throws {
    if style != nil, feature != ProductFeature.self { throw ValidationError("Unknown option '\(Self.flag)'") }
  }

  private static var names: String {
    ProductStyle.all.map(\.name).joined(separator: ", ")
  }

  private static func style(_ argument: String) throws -> ProductStyle {
    guard let style = ProductStyle(name: argument) else { throw ValidationError("A style is one of \(names).") }
    return style
  }
}

extension ArraySlice<String> {
  /// Allows `--style` before the command: `storefront --style mvi products`.
  func movingStyleBehindCommand() -> [String] {
    guard let first, first.hasPrefix(StyleOptions.flag) else { return Array(self) }
    let length = first.contains("=") ? 1 : 2
    let rest = dropFirst(length)
    guard let command = rest.first, !command.hasPrefix("-") else { return Array(self) }
    return [command] + prefix(length) + rest.dropFirst()
  }
}
