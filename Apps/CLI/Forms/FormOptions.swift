import ArgumentParser

/// The options of every command that submits a form.
struct FormOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Set a field; without this, you are asked for each.", valueName: "field=value"),
    transform: Self.pair
  )
  var values: [Pair] = []

  @Flag(help: "Ask nothing.")
  var yes = false

  /// As if none was on the command line.
  static func none() throws -> FormOptions { try parse([]) }

  /// - Throws: A `ValidationError` if a field is set, although there is no form.
  func requireNoValues() throws {
    guard values.isEmpty else { throw ValidationError("--set needs a form, and this is none.") }
  }

  struct Pair {
    let name: String
    let value: String
  }

  private static func pair(_ argument: String) throws -> Pair {
    guard let end = argument.firstIndex(of: "="), end > argument.startIndex else {
      throw ValidationError("Use a field and its value, as in --set city=Hamburg.")
    }
    return Pair(name: String(argument[..<end]), value: String(argument[argument.index(after: end)...]))
  }
}
