import Model

/// Plans the removal of a generated feature.
public struct FeatureRemover {
  private let files: RepositoryFiles
  private let record: FeatureRecord

  /// - Throws: ``Problems`` if there is no generated feature with that name.
  public init(_ name: String, in files: RepositoryFiles) throws(Problems) {
    self.files = files
    record = try files.generated(name, orElse: "it cannot be removed")
  }

  /// What is no longer there counts as removed. The plan's notes name the lines that were not found.
  ///
  /// - Parameters:
  ///   - force: Whether to remove edited files as well.
  ///   - released: The migrations that stay, although they were generated with the feature.
  /// - Throws: ``Problems`` if files were edited or have Windows line endings, added lines are found more than once, the feature is
  ///   still used, another one refers to it, or it is the last one.
  public func plan(force: Bool = false, released: ReleasedMigrations = .none) throws(Problems) -> Plan {
    try LineEndings.requireUnix(in: record.additions.map(\.path), of: record.feature.name, text: files.text)
    var plan = Plan([])
    var problems = files.problems(reading: record) + (force ? [] : edited)
    for (path, additions) in record.additions {
      do throws(Problems) {
        try remove(additions, from: path, released: released, &plan)
      } catch {
        problems += error.sentences
      }
    }
    let whole = (record.files ?? [:]).keys + Recordings(files: files).paths(of: record) + [record.path]
    plan.add(whole.compactMap { path in files.text(path).map { .delete(path: path, before: $0) } })
    problems += References.sentences(in: files.records, referringTo: record.feature.name)
    problems += FeatureUses(of: plan.changes, in: files).sentences()
    if !problems.isEmpty { throw Problems(problems) }
    return plan
  }

  private var edited: [String] {
    (record.files ?? [:]).sortedByKey().compactMap { path, hash in
      guard let text = files.text(path), FeatureRecord.hash(text) != hash else { return nil }
      return "\(path) was edited since it was generated; --force removes it anyway."
    }
  }

  private static func emptyArrays(in text: String) -> Int {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).count { $0.hasSuffix("[") && $1.hasPrefix("]") }
  }

  private func remove(
    _ additions: [FeatureRecord.Addition],
    from path: String,
    released: ReleasedMigrations,
    _ plan: inout Plan
  ) throws(Problems) {
    guard let text = files.text(path) else { return plan.notes.append("\(path) no longer exists.") }
    let rest = SharedRest(of: text, without: additions)
    if !rest.repeated.isEmpty {
      throw Problems(
        "\(path) has these lines more than once; remove them by hand, then run this command again:\n\(rest.repeated.shown)"
      )
    }
    if !rest.missing.isEmpty {
      plan.notes.append("\(path) no longer has these lines, so nothing was removed for them:\n\(rest.missing.shown)")
    }
    let after = try released.kept(
      in: rest.text,
      before: text,
      path: path,
      removing: record.feature.name,
      tables: record.feature.tables
    )
    if Self.emptyArrays(in: after) > Self.emptyArrays(in: text) {
      throw Problems("\(record.feature.name) is the last one in a list of \(path); add another feature first.")
    }
    if after != text { plan.add([.edit(path: path, before: text, after: after)]) }
  }
}

/// Plans to make a generated feature the team's own: its code stays, and its record goes.
public struct FeatureAdopter {
  private let files: RepositoryFiles
  private let record: FeatureRecord

  /// - Throws: ``Problems`` if there is no generated feature with that name.
  public init(_ name: String, in files: RepositoryFiles) throws(Problems) {
    self.files = files
    record = try files.generated(name, orElse: "it is your own already")
  }

  public func plan() -> Plan {
    Plan(files.text(record.path).map { [.delete(path: record.path, before: $0)] } ?? [])
  }
}
