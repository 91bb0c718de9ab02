import ArgumentParser
import Generating

struct NewFeatureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Add a feature to every layer.",
    discussion: """
      The feature is generated from the hand-written one in .inward/features, or from the template's if a product does \
      not have it: its names are replaced, and each field \
      gets the lines of that feature's field of the same type. The first String field is the title, which lists show. \
      If several features were written by hand, each in its own style, --style selects the one to copy.

      Types: String, Int, Double, Money, Bool, Date, URL, each also with a ?, and [String].
      """
  )

  @Argument(help: "The feature's singular name, as a Swift type: GiftCard.")
  var name: String

  @Option(help: "The fields besides the id: \"title:String note:String? placedAt:Date lines:[String]\".")
  var fields: String

  @Option(help: "The plural name, if adding an s is wrong.")
  var plural: String?

  @Option(help: "The style of the feature to copy, as its record in .inward/features names it: mvi.")
  var style: String?

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.apply { files throws(Problems) in
      let feature = Feature(name: name, plural: plural, style: style, fields: try FieldList.fields(from: fields))
      let planned = { (files: RepositoryFiles) throws(Problems) -> Plan in
        let modules = Modules.names(in: files.root)
        let generator = try FeatureGenerator(feature, hasOwnPlural: plural != nil, modules: modules, in: files)
        return try generator.plan(marksUnrecorded: true)
      }
      let loan = try ExemplarLoan(to: files)
      let plan = if let loan { try loan.plan(planned) } else { try planned(files) }
      let record =
        plan.changes.contains { Recordings.isMark($0.path) } ? " Record its gallery with `\(Recordings.command)`." : ""
      let sentence = "Added \(name) to every layer.\(record)"
      return (
        plan, ([sentence] + [LineLength.note(on: plan, in: files.root)].compactMap(\.self)).joined(separator: "\n")
      )
    }
  }
}
