/// Holds what was generated, and what it is generated from, against the repository as it is.
public struct FeatureInspector {
  private let files: RepositoryFiles

  public init(_ files: RepositoryFiles) {
    self.files = files
  }

  /// What an inspection has to say.
  public struct Report: Hashable, Sendable {
    /// What is out of step.
    public fileprivate(set) var problems: [String] = []
    /// A line for each feature.
    public fileprivate(set) var summary: [String] = []
  }

  public func report() -> Report {
    var report = Report()
    for record in files.records {
      if record.files == nil { inspectExemplar(record, &report) } else { inspectGenerated(record, &report) }
    }
    if files.records.isEmpty { report.summary.append("No features are recorded in \(FeatureRecord.folder).") }
    return report
  }

  /// The exemplar, generated from its own fields, has to be what it is, to the last byte.
  private func inspectExemplar(_ record: FeatureRecord, _ report: inout Report) {
    let template = Template(from: record.feature, to: record.feature)
    let names = template.renaming.exemplarNames
    let recordings = record.recordings ?? []
    var own = 0, shared = 0
    for path in files.paths where !recordings.contains(where: { path.hasPrefix($0 + "/") }) {
      guard let text = files.text(path) else { continue }
      var line: Int?
      do throws(Problems) {
        if names.isMentioned(in: path) {
          own += 1
          line = try template.firstDifference(text, path: path)
        } else if names.isMentioned(in: text) {
          shared += 1
          line = try SharedFile(path: path, text: text).firstDifference(template)
        } else {
          continue
        }
        guard let line else { continue }
        report.problems.append(
          "\(path):\(line) does not come out of itself: its fields are in another order, or one is missing."
        )
      } catch {
        report.problems += error.sentences
      }
    }
    if own == 0 { report.problems.append("\(record.feature.name) has no files to generate features from.") }
    report.summary.append("\(record.feature.name) is a template of \(own) files, and of lines in \(shared) others.")
  }

  private func inspectGenerated(_ record: FeatureRecord, _ report: inout Report) {
    let name = record.feature.name
    var edited = 0
    for (path, hash) in (record.files ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let text = files.text(path) {
        if FeatureRecord.hash(text) != hash { edited += 1 }
      } else {
        report.problems.append("\(path) is missing; it was generated for \(name).")
      }
    }
    for addition in record.wiring ?? [] where !isThere(addition) {
      let lines = addition.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      report.problems.append("\(addition.path) has lost what connects \(name):\n\(lines)")
    }
    let state = edited == 0 ? "unchanged" : "\(edited) edited since"
    report.summary.append("\(name) was generated: \(record.files?.count ?? 0) files, \(state).")
  }

  private func isThere(_ addition: FeatureRecord.Addition) -> Bool {
    guard let text = files.text(addition.path) else { return false }
    let lines = text.allLines
    return !AddedLines(lines).places(of: addition.text).isEmpty
  }
}
