import ArgumentParser
import Foundation
import Model
import Reading
import Reporting
import Repositories
import Rules

struct ImportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports",
    abstract: "List the imports of Swift files, as the compiler sees them.",
    discussion: """
      Paths are relative to the given folder; with several folders, each path starts with its folder as given. Hidden \
      folders are skipped.
      """
  )

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: "The output format: json or text.")
  var format = ListFormat.text

  func run() async throws {
    var hasFailures = false
    let files = try paths.flatMap { try self.files(below: $0, &hasFailures) }
    let folder = paths.count == 1 && URL(filePath: paths[0]).isFolder ? prefix(of: paths[0]) : ""
    let name = { @Sendable (file: String) in String(file.utf8.dropFirst(folder.utf8.count)) ?? file }
    let texts = SourceFilesReader(root: "").map(files) { [format] file, bytes in
      format.text(of: SourceScanner.facts(of: bytes, depth: .imports).imports, in: name(file))
    }
    var (output, separator) = (format == .json ? #"{"files":["# : "", "")
    for (file, text) in zip(files, texts) {
      switch text {
      case .success(let text):
        output += separator
        output += text
        separator = format == .json ? ",\n" : ""
      case .failure(let failure):
        hasFailures = true
        StandardError.print("error: \(name(file)): \(failure)")
      }
    }
    print(format == .json ? output + "]}\n" : output, terminator: "")
    if hasFailures { throw Failure.unread }
  }

  private func files(below path: String, _ hasFailures: inout Bool) throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) does not exist.") }
    guard URL(filePath: path).isFolder else { return [path] }
    let tree = FileTree(root: path)
    for note in tree.failures { StandardError.print("error: \(note.path): \(note.reason)") }
    if !tree.failures.isEmpty { hasFailures = true }
    let prefix = prefix(of: path)
    return tree.sources.map { prefix + $0 }
  }

  private func prefix(of folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }
}

struct SignalsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signals",
    abstract: "List the feature flags and the analytics events that the sources declare.",
    discussion: """
      A flag is a call `FeatureFlag("NAME", isOn: …, until: "2027-06-30")`, an event a case of an enumeration \
      `AnalyticsEvent`. Tests are not read. `inward lint` reports flags whose date is past; with \
      `INWARD_TODAY=2027-06-30` in the environment, those that are past it on that day.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Option(help: "The output format: json or text.")
  var format = ListFormat.text

  func run() async throws {
    let project = try project.open()
    let read = try await project.read(depth: .outlines(mentionsIf: { _ in false }))
    let context = await RuleContext(repository: read.repository, configuration: project.configuration)
    switch format {
    case .text: print(text(of: context), terminator: "")
    case .json: print(json(of: context).text, terminator: "")
    }
    try read.requireAll()
  }

  private func text(of context: RuleContext) -> String {
    let flags = context.flags.map { path, flag in
      let state = flag.isOn == "true" ? "on" : flag.isOn == "false" ? "off" : flag.isOn
      return [flag.name, state, "until \(flag.until)", "\(SourceLocation(path: path, position: flag.position))"]
    }
    let events = context.events.map { [$0.name, "\($0.location)"] }
    return table("flags", flags) + table("events", events)
  }

  private func table(_ title: String, _ rows: [[String]]) -> String {
    let lines = rows.isEmpty ? ["none"] : rows.aligned()
    return "\(title)\n" + lines.map { "  \($0.escapingControls)\n" }.joined()
  }

  private func json(of context: RuleContext) -> JSONValue {
    let flags = context.flags.map { path, flag in
      JSONValue.object([
        ("name", .string(flag.name)), ("isOn", .string(flag.isOn)), ("until", .string(flag.until)),
        ("path", .string(path)), ("line", .integer(flag.position.line)),
      ])
    }
    let events = context.events.map { name, location in
      JSONValue.object([
        ("name", .string(name)), ("path", .string(location.path)), ("line", .integer(location.position.line)),
      ])
    }
    return .object([("flags", .array(flags)), ("events", .array(events))])
  }
}

enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case json, text

  /// The imports of a file, each as a line or as JSON.
  fileprivate func text(of imports: [ImportDeclaration], in file: String) -> String {
    switch self {
    case .text: return imports.map { "\(file.escapingControls):\(line(of: $0))\n" }.joined()
    case .json:
      let imports = imports.map(json).joined(separator: ",")
      return #"{"path":\#(JSONValue.quoted(file)),"imports":[\#(imports)]}"#
    }
  }

  private func line(of declaration: ImportDeclaration) -> String {
    let module = ([declaration.module] + declaration.submodule).joined(separator: ".")
    let condition = declaration.condition.map { " if \($0)" } ?? ""
    return "\(declaration.position.line):\(declaration.position.column): \(module)\(condition)"
  }

  private func json(of declaration: ImportDeclaration) -> String {
    let optional = { (text: String?) in text.map(JSONValue.quoted) ?? "null" }
    let list = { (texts: [String]) in
      texts.isEmpty ? "[]" : "[\(texts.map(JSONValue.quoted).joined(separator: ","))]"
    }
    return """
      {"module":\(JSONValue.quoted(declaration.module)),"submodule":\(list(declaration.submodule)),\
      "kind":\(optional(declaration.kind?.rawValue)),"line":\(declaration.position.line),\
      "column":\(declaration.position.column),"attributes":\(list(declaration.attributes)),\
      "access":\(optional(declaration.access?.rawValue)),"condition":\(optional(declaration.condition?.description))}
      """
  }
}
