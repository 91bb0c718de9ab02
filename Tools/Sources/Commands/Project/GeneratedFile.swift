import ArgumentParser
import Foundation
import Generating
import Reading

/// A file that a command writes whole or in part, and whose state `--check` reports.
struct GeneratedFile {
  let url: URL
  /// The file in messages.
  let name: String
  /// What writes it, in messages.
  let command: String

  /// The text on disk, or `nil` if there is no file.
  ///
  /// - Throws: `Failure` if it is not UTF-8, as it could not be kept.
  var text: String? {
    get throws {
      guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
      guard let text = String(validating: data, as: UTF8.self) else { throw Failure("\(name) is not UTF-8 text.") }
      return text
    }
  }

  /// Writes a text and says so.
  ///
  /// - Throws: `Failure.findings` if `onlyChecks` is set and the text differs; a `Failure` if it cannot be written.
  func save(_ new: String, onlyChecks: Bool) throws {
    let old = try text
    if new == old { return print("\(name) is up to date.") }
    if onlyChecks {
      StandardError.print("error: \(name) is out of date; run `\(command)`.")
      throw Failure.findings
    }
    try FileReplacement.write(Data(new.utf8), to: url)
    print(old == nil ? "Created \(name)." : "Updated \(name).")
  }
}

/// Replaces files of people, which keep their permissions and stay links if they are.
enum FileReplacement {
  /// - Throws: `Failure` if there can be no file at a path.
  static func requirePlace(for path: String) throws {
    let file = URL(filePath: path)
    if file.isFolder { throw Failure("\(path) is a folder.") }
    guard file.deletingLastPathComponent().isFolder else {
      throw Failure("\(path) cannot be written: its folder does not exist.")
    }
  }

  /// - Throws: `Failure` if the file cannot be written.
  static func write(_ data: Data, to file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    if file.isFolder { throw Failure("\(file.path) is a folder.") }
    do {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      // A device or a pipe is no file to replace.
      let isFile = attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
      try data.write(to: file, options: isFile ? .atomic : [])
      if isFile, let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      }
    } catch {
      throw Failure("\(file.path) cannot be written: \(error.reason).")
    }
  }
}

/// Options of commands that show and apply a plan for the repository in a folder.
struct PlanOptions: ParsableArguments {
  @Option(help: "The repository's folder, or one in it.", completion: .directory)
  var path = "."

  var root: String {
    get throws { try Project.generatedRoot(around: path) }
  }

  @OptionGroup var output: PlanOutput

  /// The same as of `output`, with what is planned for the files in the folder.
  func apply(_ plan: (RepositoryFiles) throws -> (Plan, String)) throws {
    let root = try root
    let (plan, sentence) = try plan(RepositoryFiles.listed(in: root))
    try output.apply(plan, sentence, in: root)
  }
}

/// Options of commands that show and apply a plan.
struct PlanOutput: ParsableArguments {
  @Flag(help: "Print the changes without applying them.")
  var dryRun = false

  @Flag(help: "Print every changed line.")
  var diff = false

  @Flag(help: "Print the plan as JSON.")
  var json = false

  /// Prints a plan, and applies it unless this is a dry run.
  ///
  /// - Parameter sentence: The message for success.
  func apply(_ plan: Plan, _ sentence: String, in root: String) throws {
    if dryRun {
      try plan.check(in: root)
    } else {
      // Two runs at once would find the files unchanged, and one would undo what the other did.
      guard let lock = FolderLock(root) else { throw Failure("another command is changing \(root); try again.") }
      defer { withExtendedLifetime(lock) {} }
      try Interrupts.ignored { try plan.apply(in: root) }
    }
    if json { return print(plan.json(isApplied: !dryRun)) }
    if diff {
      print(plan.diff, terminator: "")
    } else {
      for change in plan.changes {
        print("\(change.verb.padding(toLength: 7, withPad: " ", startingAt: 0)) \(change.path)")
      }
    }
    for note in plan.notes { StandardError.print("note: \(note)") }
    print(dryRun ? "Nothing was changed." : sentence)
  }
}

/// Finds added lines that the repository's formatter would break.
enum LineLength {
  private struct Settings: Decodable {
    let lineLength: Int?
  }

  /// A note about added Swift lines that exceed the limit in `.swift-format`, or `nil` if there are none.
  static func note(on plan: Plan, in root: String) -> String? {
    let file = URL(filePath: root).appending(path: ".swift-format")
    guard let data = try? Data(contentsOf: file),
      let limit = try? JSONDecoder().decode(Settings.self, from: data).lineLength
    else { return nil }
    let long = plan.changes.filter { $0.path.hasSuffix(".swift") && $0.addsLine(longerThan: limit) }
    guard !long.isEmpty else { return nil }
    let files = long.count == 1 ? "One file has lines" : "\(long.count) files have lines"
    return "\(files) of more than \(limit) columns; `swift format --in-place` breaks them."
  }
}

extension RepositoryFiles {
  /// The files of a repository as git lists them. In a folder without git it is all files, and a note says so.
  ///
  /// - Throws: `Failure` if git cannot list them, or ``Problems`` if a record cannot be read.
  static func listed(in root: String) throws -> RepositoryFiles {
    let paths = try Git(folder: root).files()
    if paths == nil { StandardError.print("note: \(root) is in no git repository, so all files in it are read.") }
    if paths?.isEmpty == true { throw Failure("git tracks no file in \(root).") }
    return try RepositoryFiles(root: root, paths: paths)
  }
}
