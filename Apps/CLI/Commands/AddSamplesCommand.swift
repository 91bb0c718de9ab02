#if DEBUG
  import ArgumentParser
  import Composition
  import Presentation

  /// Gives developers something to look at, where a new database has nothing; in debug builds only.
  struct AddSamplesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add-samples",
      abstract: "Add made-up items to the features that have none (debug builds only)."
    )

    @OptionGroup var file: DatabaseOption

    func run() async throws {
      let terminal = Terminal.current(usesColor: false)
      let added: [(feature: String, count: Int)]
      do {
        added = try await DIContainer.addSamples(at: file.database)
      } catch {
        terminal.printError(
          ErrorViewData(error, on: nil, localization: Localization(language: Environment.language)).message
        )
        throw ExitCode.failure
      }
      try terminal.print(added.map { "\($0.feature): \($0.count) added" })
    }
  }
#endif
