/// Compares the repository with the records of its features.
public struct FeatureInspector {
  private let files: RepositoryFiles

  public init(_ files: RepositoryFiles) {
    self.files = files
  }

  public struct Report: Equatable, Sendable {
    /// Every mismatch, one sentence each.
    public fileprivate(set) var problems: [String] = []
    /// One line for each feature.
    public fileprivate(set) var summary: [String] = []
  }

  public func report() -> Report {
    var report = Report()
    for record in files.records {
      if record.files == nil { inspectExemplar(record, &report) } else { inspectGenerated(record, &report) }
    }
    report.summary += Recordings(files: files).unrecorded.map {
      "The gallery of \($0) is not recorded yet; `\(Recordings.command)` does it."
    }
    if files.records.isEmpty { report.summary.append("There are no features in \(FeatureRecord.folder).") }
    return report
  }

  /// Generating the exemplar from its own record must reproduce it byte for byte.
  private func inspectExemplar(_ record: FeatureRecord, _ report: inout Report) {
    let template = Template(from: record.feature, to: record.feature)
    let names = template.renaming.exemplarNames
    let recordings = record.recordings ?? []
    do throws(Problems) {
      try record.requireUnixEndings(in: files, names)
    } catch {
      return report.problems += error.sentences
    }
    var wiring = Wiring(of: record, names: names, ignoring: files.own)
    var problems = files.problems(reading: record)
    var own: [String: String] = [:]
    var shared = 0
    for path in files.paths where !recordings.contains(where: { path.hasPrefix($0 + "/") }) {
      guard let text = files.text(path) else { continue }
      var line: Int?
      do throws(Problems) {
        if record.owns(path, names) {
          own[path] = text
          guard let text = record.copied(text, path: path) else { continue }
          line = try template.firstDifference(text, path: path)
          if path.hasSuffix(".swift") {
            problems += Helpers(in: text, path: path, of: record.feature.name, names: names).problems
          }
        } else if record.mayBeConnected(in: path), names.isMentioned(in: text) {
          let file = try wiring.file(path, text)
          if !file.mentions.runs.isEmpty { shared += 1 }
          line = try file.firstDifference(template)
        } else {
          continue
        }
        guard let line else { continue }
        problems.append(
          "\(path):\(line) is not reproduced from \(record.path): a field is missing or in another order."
        )
      } catch {
        problems += error.sentences
      }
    }
    report.problems += problems.isEmpty ? wiring.problems : problems
    // A product may lack some of it, with one of its parts.
    if files.own != nil { report.problems += record.own?.problems(in: own, of: record.path) ?? [] }
    if own.isEmpty { report.problems.append("no file is named after \(record.feature.name).") }
    let name = record.feature.name
    let kind = record.feature.hasForms ? " that people change" : ""
    report.summary.append(
      "\(name) is the template for new features\(kind): \(own.count) files, and lines in \(shared) shared files."
    )
    // Only a template has to be free of them; in a product they are a team's own code.
    if files.own == nil {
      report.summary += wiring.others.map { "note: \($0), and is left alone." }
    } else {
      report.problems += wiring.others.map {
        "\($0) in no place that \(record.path) lists; list it, or let the template own it."
      }
    }
  }

  /// Edits are a problem only where removing or updating the feature would go wrong.
  private func inspectGenerated(_ record: FeatureRecord, _ report: inout Report) {
    let name = record.feature.name
    let generated = record.files ?? [:]
    let texts = generated.keys.compactMap { path in files.text(path).map { (path, $0) } }
    let edited = texts.filter { path, text in generated[path] != FeatureRecord.hash(text) }.count
    let unreadable = Set(files.unreadable(of: record))
    let unread = generated.keys.count(where: unreadable.contains)
    let deleted = generated.count - texts.count - unread
    let counts = [(edited, "edited"), (deleted, "deleted"), (unread, "unreadable")].filter { $0.0 > 0 }
    let states = counts.map { "\($0) \($1)" }
    let state = states.isEmpty ? "unchanged" : states.joined(separator: ", ")
    report.summary.append("\(name) was generated: \(generated.count) files, \(state).")
    report.problems += files.problems(reading: record)
    if deleted == generated.count, deleted > 0 {
      report.problems.append(
        """
        all files of \(name) are gone, and `inward update` would bring some back; `inward remove feature \(name)` removes \
        the rest.
        """
      )
    }
    for (path, lines) in record.additions where !unreadable.contains(path) {
      inspect(lines, in: path, of: record.feature, &report)
    }
  }

  private func inspect(
    _ additions: [FeatureRecord.Addition],
    in path: String,
    of feature: Feature,
    _ report: inout Report
  ) {
    let name = feature.name
    guard let text = files.text(path) else { return report.summary.append("  \(path), which had its lines, is gone.") }
    do throws(Problems) {
      try LineEndings.requireUnix(in: [path], of: name, text: files.text)
    } catch {
      return report.problems += error.sentences
    }
    let rest = SharedRest(of: text, without: additions)
    let advice = "restore them, or make the feature your own with `inward adopt \(name)`"
    if !rest.repeated.isEmpty {
      report.problems.append("\(path) has these lines of \(name) more than once; \(advice):\n\(rest.repeated.shown)")
    }
    if rest.missing.isEmpty { return }
    if rest.isLeft(of: feature) {
      report.problems.append(
        "\(path) has other lines than these of \(name), and removing it would leave some; \(advice):\n\(rest.missing.shown)"
      )
    } else {
      report.summary.append("  \(path) no longer has its lines:\n\(rest.missing.shown)")
    }
  }
}

/// The functions and values outside of types that a file of the exemplar declares for other files. A copy would declare them
/// again unless they have the exemplar's name in them.
struct Helpers {
  private static let modifiers: Set<Substring> = ["public", "package", "internal", "nonisolated"]

  /// One sentence for each that has another name.
  let problems: [String]

  init(in text: String, path: String, of name: String, names: Renaming) {
    let lines = text.allLines
    let layout = Layout(lines)
    problems = lines.indices.compactMap { index in
      guard layout.indentation(index) == 0, Self.isDeclaration(lines[index]) else { return nil }
      let signature = Self.signature(lines[layout.block(at: index)])
      if signature.contains(where: names.isMentioned) { return nil }
      return """
        \(path):\(index + 1) would be declared again for every feature; make it private, or give it a name with \(name):
        \(lines[index])
        """
    }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    let word = line.split(separator: " ").first { !modifiers.contains($0) && !$0.hasPrefix("@") }
    return word.map { ["func", "let", "var"].contains($0) } ?? false
  }

  /// The lines up to the body.
  private static func signature(_ lines: ArraySlice<String>) -> ArraySlice<String> {
    lines.prefix((lines.firstIndex { $0.hasSuffix("{") } ?? lines.endIndex - 1) - lines.startIndex + 1)
  }
}
