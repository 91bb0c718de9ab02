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

      People who are signed in create, change and delete items of their own; with --read-only, everyone reads the same ones. \
      A product without accounts has only features that are read.

      Types: String, Int, Double, Money, Bool, Date, URL, enum(a,b,c), each also with a ?, and [String]. \
      The name of another feature refers to one of its items: customer:Address is its identifier, customerID. \
      Limits stand behind the type: String(1...80) is a length, Int(0...) and Money(...100) are sizes. \
      References and limits need a feature that people change.
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

  @Flag(help: "Leave out creating, changing and deleting.")
  var readOnly = false

  @OptionGroup var plan: PlanOptions

  func run() async throws {
    try plan.apply { files in
      let (canWrite, note) = readOnly ? (false, nil) : Self.writing(in: files)
      let writing = canWrite ? try ExemplarLoan(to: files, hasForms: true) : nil
      let hasForms = canWrite && (writing != nil || files.hasExemplar(hasForms: true))
      let loan = try hasForms ? writing : ExemplarLoan(to: files, hasForms: false)
      let feature = Feature(
        name: name,
        plural: plural,
        style: style,
        isEditable: hasForms ? true : nil,
        fields: try References(in: files).resolved(FieldList.fields(from: fields))
      )
      let planned = { (files: RepositoryFiles) throws(Problems) -> Plan in
        let modules = Modules.names(in: files.root)
        let generator = try FeatureGenerator(feature, hasOwnPlural: plural != nil, modules: modules, in: files)
        return try generator.plan(marksUnrecorded: true)
      }
      let plan = if let loan { try loan.plan(planned) } else { try planned(files) }
      let record =
        plan.changes.contains { Recordings.isMark($0.path) } ? " Record its gallery with `\(Recordings.command)`." : ""
      let sentence = "Added \(name) to every layer.\(record)"
      let notes = [note, LineLength.note(on: plan, in: files.root)].compactMap(\.self)
      return (plan, ([sentence] + notes).joined(separator: "\n"))
    }
  }

  /// Whether a new feature can have forms and, for a product without accounts, how to get them.
  private static func writing(in files: RepositoryFiles) -> (hasForms: Bool, note: String?) {
    if files.hasExemplar(hasForms: true) { return (true, nil) }
    guard let text = files.tree.text(ProductRecord.path), let record = try? ProductRecord(text: text) else {
      return (false, nil)
    }
    if !record.without.contains(ProductTemplate.account) { return (true, nil) }
    return (
      false,
      "It is read-only, as only people with an account can change anything; `inward add part account` adds accounts."
    )
  }
}
