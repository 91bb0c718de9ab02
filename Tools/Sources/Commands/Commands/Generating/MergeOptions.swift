import ArgumentParser

/// The options of commands that merge the template's files into a product.
struct MergeOptions: ParsableArguments {
  @Flag(help: "Print which files would change, and which would have conflicts, without changing them.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("The template's location. (default: the recorded one)", valueName: "template"),
    completion: .directory
  )
  var from: String?

  @Option(help: "The product's folder.", completion: .directory)
  var path = "."
}
