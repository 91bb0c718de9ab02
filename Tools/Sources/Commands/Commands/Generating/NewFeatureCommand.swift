import ArgumentParser
import Generating

struct NewFeatureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Add a feature that goes through every layer.",
    discussion: """
      The feature is made from the code of the one that was written by hand, in .inward/features: names take the place \
      of names, and each field gets the lines of that feature's field of the same type. The first field of the type \
      String is the title, which lists show. Its screens are built as that feature's are; where several were written by \
      hand, each in a style of its own, --style says which one is copied.

      Types: String, Int, Double, Decimal, Bool, Date, URL, each also with a ?, and [String].
      """
  )

  @Argument(help: "One of what the feature is about, as Swift names a type: GiftCard.")
  var name: String

  @Option(help: "The fields besides the id: \"title:String note:String? placedAt:Date lines:[String]\".")
  var fields: String

  @Option(help: "The name of many, where adding an s is not right.")
  var plural: String?

  @Option(help: "The style of the feature to copy, as its record in .inward/features names it, such as mvi.")
  var style: String?

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.carryOut { files throws(Problems) in
      let feature = Feature(name: name, plural: plural, style: style, fields: try FieldList.fields(from: fields))
      let modules = Modules.names(in: files.root)
      let plan = try FeatureGenerator(feature, hasOwnPlural: plural != nil, modules: modules, in: files).plan()
      let sentence = "\(name) goes through every layer now; `swift test` records its gallery at its first run."
      return (
        plan, ([sentence] + [LineLength.note(on: plan, in: files.root)].compactMap(\.self)).joined(separator: "\n")
      )
    }
  }
}
