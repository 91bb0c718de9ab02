import Composition
import Presentation
import TestSupport
import Testing

/// What the program says of itself. Words only, as the lengths of names decide where lines end.
@Suite struct HelpTests {
  private static let global = """
    --source <source> Where the data comes from: \(Configuration.Source.names) (default: embedded). \
    --database <database> The file of the embedded database (default: in your data folder). \
    --timeout <seconds> How long one request to a remote source may take, in seconds. (default: 10) \
    --language <language> The language: en or de (default: that of your environment). \
    --json Print one JSON object. \
    --no-color Use no colours. NO_COLOR in the environment does the same.
    """

  @Test(arguments: [
    (
      "products",
      """
      ARGUMENTS: <keyword> The words to search for. \
      OPTIONS: --search <text> The same as <keyword>. \
      --category <name> The category to show. \
      --page <n> The page to show; the first is 1. (default: 1) \
      --page-size <n> How many entries a page has, 1 to 100. (default: 20) \(global)
      """
    ),
    (Features.all[0].itemName, "ARGUMENTS: <id> The identifier, as lists show it. OPTIONS: \(global)"),
    (
      "open",
      """
      ARGUMENTS: <link> The link. OPTIONS: --set <field=value> Set a field; without this, you are asked for each. \
      --yes Ask nothing. \(global) -h, --help Show help information.
      """
    ),
    (
      "account",
      """
      ARGUMENTS: <action> What to do: sign-in, register, sign-out, change-password, delete. Nothing shows the account. \
      OPTIONS: --set
      """
    ),
    (
      "address",
      """
      SUBCOMMANDS: show (default) Show one address. add Add one. edit Change one. delete Delete one. \
      See 'storefront help address <subcommand>' for detailed help.
      """
    ),
    ("browse", "OPTIONS: \(global)"),
    (
      "gallery",
      """
      ARGUMENTS: <id> The entry to show (default: all). \
      OPTIONS: --list List the entries' identifiers and titles. \
      --no-color Use no colours. NO_COLOR in the environment does the same. -h, --help Show help information.
      """
    ),
  ])
  func `every option of a command is explained`(command: String, options: String) throws {
    #expect(try Self.help(command).contains(" " + options))
  }

  @Test(arguments: [
    ("products", "OVERVIEW: List products. USAGE: storefront products [<keyword>] [--search <text>]"),
    ("product", "OVERVIEW: Show one product. USAGE: storefront product <id> [--source <source>]"),
    (
      "open",
      "OVERVIEW: Show the screen of a link, such as storefront://\(Route.home.feature)/42. USAGE: storefront open <link>"
    ),
    ("browse", "OVERVIEW: Browse interactively; type ? for help. USAGE: storefront browse [--source <source>]"),
    (
      "gallery",
      """
      OVERVIEW: Show every screen in every state, with made-up data (debug builds only). \
      USAGE: storefront gallery [<id>] [--list] [--no-color] ARGUMENTS:
      """
    ),
    (
      "",
      """
      OVERVIEW: Browse Storefront. Without a command, storefront browses interactively on a terminal, and \
      prints the first page of \(Route.home.feature) into a pipe. Exit status: 0, or 1 for an error that you can act on (not found, \
      offline, a refusal), or 64 for a wrong command line. USAGE: storefront <subcommand>
      """
    ),
  ])
  func `a command says what it does`(command: String, overview: String) throws {
    #expect(try Self.help(command).hasPrefix(overview))
  }

  private static func help(_ command: String) throws -> String {
    let run = try StorefrontProcess().run((command.isEmpty ? [] : [command]) + ["--help"])
    return run.output.split { $0.isWhitespace }.joined(separator: " ")
  }
}
