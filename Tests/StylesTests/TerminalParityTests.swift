import Composition
import Presentation
import TestSupport
import Testing

@testable import CLI

/// What the terminal prints is the same in all styles, byte for byte, and the same as without a style.
@Suite struct TerminalParityTests {
  private static let commands: [(arguments: [String], input: String)] = [
    (["products"], ""),
    (["products", "--search", "lamp", "--language", "de"], ""),
    (["products", "--category", "kitchen", "--json"], ""),
    (["products", "--page", "2", "--page-size", "1"], ""),
    (["products", "--search", "zz"], ""),
    (["products", "--page", "9"], ""),
    (["products", "--category", "none", "--json"], ""),
    (["product", "2"], ""),
    (["product", "999"], ""),
    (["browse"], "1\nb\n/bread\n1\nr\nb\n9\nx y\nn\nr\nb\n\n?\nc\nc kitchen\np\n2\nn\nq\n1\n"),
    (["browse"], ""),
  ]

  private static let otherCommands = Features.shared.filter { $0 != ProductFeature.self }
    .flatMap { [[$0.name], [$0.itemName, "1"]] }

  @Test(arguments: commands.indices)
  func `all styles print the same`(index: Int) throws {
    let (arguments, input) = Self.commands[index]

    let plain = try Self.run(arguments, input)

    #expect(!(plain.output + plain.errors).isEmpty)
    for style in ProductStyle.all {
      #expect(try Self.run(arguments + ["--style", style.name], input) == plain, "\(style.name)")
    }
  }

  @Test func `the style may be before the command`() throws {
    let style = ProductStyle.all[0].name
    let plain = try Self.run(["product", "2", "--style", style])

    #expect(plain.status == 0)
    #expect(try Self.run(["--style", style, "product", "2"]) == plain)
    #expect(try Self.run(["--style=\(style)", "product", "2"]) == plain)
  }

  @Test(arguments: [
    ("--style mvi products --json", "products --style mvi --json"), ("--style=mvi products", "products --style=mvi"),
    ("--style mvi --json", "--style mvi --json"), ("--style mvi -h", "--style mvi -h"), ("--style mvi", "--style mvi"),
    ("--style", "--style"), ("products --style mvi", "products --style mvi"), ("", ""),
  ])
  func `a style in front moves behind the command, if there is one`(line: String, expected: String) {
    let arguments = line.split(separator: " ").map(String.init)[...]

    #expect(arguments.movingStyleBehindCommand().joined(separator: " ") == expected)
  }

  @Test(
    arguments: [["products", "--style", "viper"]] + otherCommands.map { $0 + ["--style", ProductStyle.all[0].name] }
  )
  func `what has no such style is a usage error`(arguments: [String]) throws {
    #expect(try Self.run(arguments).status == 64)
  }

  /// Runs the built program over made-up data.
  private static func run(_ arguments: [String], _ input: String = "") throws -> ProgramRun {
    try ProgramRun(BuiltProgram.url("storefront"), arguments + ["--source", "mock"], input: input)
  }
}
