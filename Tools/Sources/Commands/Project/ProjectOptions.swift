import ArgumentParser
import Foundation

/// Which repository a command looks at.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @OptionGroup var configuration: ConfigurationOptions
}

struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The configuration (default: inward.yml in the repository).", valueName: "file"),
    completion: .file()
  )
  var path: String?
}
