import ArgumentParser
import Generating

struct AdoptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Make a generated feature your own.",
    discussion: """
      Deletes the feature's record and nothing else. Its code stays, and from then on it is like code that was written by \
      hand: `inward check` ignores it, `inward update` brings it no changes, and `inward remove feature` cannot remove it.
      """
  )

  @Argument(help: "The feature's name.")
  var name: String

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.apply { files in
      (try FeatureAdopter(name, in: files).plan(), "\(name) is your own now; no command checks, updates or removes it.")
    }
  }
}
