import ArgumentParser
import Repositories

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of inward.yml, for editors."
  )

  func run() {
    print(ConfigurationSchema.text, terminator: "")
  }
}
