/// Compares the repository with the records of its features.
public struct FeatureInspector {
  private let files: RepositoryFiles

  public init(_ files: RepositoryFiles) {
    self.files = files
  }

  public struct Report: Hashable, Sendable {
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
    if files.records.isEmpty { report.summary.append("There are no features in \(FeatureRecord.folder).") }
    return report
  }

  /// Generating the exemplar from its own record must reproduce it byte for byte.
  private func inspectExemplar(_ record: FeatureRecord, _ report: inout Report) {
    let template = Template(from: record.feature, to: record.feature)
    let names = template.renaming.exemplarNames
    let recordings = record.recordings ?? []
    var wiring = Wiring(of: record, names: names, ignoring: files.ownMark)
    var problems: [String] = []
    var own = 0, shared = 0
    for path in files.paths where !recordings.contains(where: { path.hasPrefix($0 + "/") }) {
      guard let text = files.text(path) else { continue }
      var line: Int?
      do throws(Problems) {
        if names.isMentioned(in: path) {
          own += 1
          line = try template.firstDifference(text, path: path)
          if path.hasSuffix(".swift") {
            problems += Helpers(in: text, path: path, of: record.feature.name, names: names).problems
          }
        } else if names.isMentioned(in: text) {
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
    if own == 0 { report.problems.append("no file is named after \(record.feature.name).") }
    let name = record.feature.name
    report.summary.append(
      "\(name) is the template for new features: \(own) files, and lines in \(shared) shared files."
    )
    // Only a template has to be free of them; in a product they are a team's own code.
    if files.ownMark == nil {
      report.summary += wiring.others.map { "note: \($0), and is left alone." }
    } else {
      report.problems += wiring.others.map {
        "\($0) in no place that \(record.path) lists; list it, or mark it as the template's own."
      }
    }
  }

  private func inspectGenerated(_ record: FeatureRecord, _ report: inout Report) {
    let name = record.feature.name
    var edited = 0
    for (path, hash) in (record.files ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let text = files.text(path) {
        if FeatureRecord.hash(text) != hash { edited += 1 }
      } else {
        report.problems.append("\(path), which was generated for \(name), is missing.")
      }
    }
    for addition in record.wiring ?? [] where !isThere(addition) {
      let lines = addition.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      report.problems.append("\(addition.path) no longer has the lines of \(name):\n\(lines)")
    }
    let state = edited == 0 ? "unchanged" : "\(edited) edited"
    report.summary.append("\(name) was generated: \(record.files?.count ?? 0) files, \(state).")
  }

  private func isThere(_ addition: FeatureRecord.Addition) -> Bool {
    guard let text = files.text(addition.path) else { return false }
    let lines = text.allLines
    return !AddedLines(lines).places(of: addition.text).isEmpty
  }
}
