import ArgumentParser

/// Which database a command uses.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The file of the embedded database (default: in your data folder).")
  var database: String?

  func validate() throws {
    if database == "" { throw ValidationError("--database needs the path of a file.") }
  }
}
