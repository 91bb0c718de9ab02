/// Plans a new feature as a copy of the exemplar's current code.
public struct FeatureGenerator {
  private let files: RepositoryFiles
  private let exemplar: FeatureRecord
  private let template: Template
  private let needsPlaces: Bool
  private let awaiting: [String]

  /// - Parameters:
  ///   - hasOwnPlural: Whether the plural was given explicitly.
  ///   - modules: The names of the repository's modules and layers, which are not allowed as feature names.
  ///   - needsPlaces: Whether the exemplar's record has to list its places. If it need not and does not, all lines that name
  ///     the exemplar are copied.
  ///   - awaiting: Patterns of files that name the feature already.
  /// - Throws: ``Problems`` with every reason to reject the feature.
  public init(
    _ feature: Feature,
    hasOwnPlural: Bool = false,
    modules: Set<String> = [],
    needsPlaces: Bool = true,
    awaiting: [String] = [],
    in files: RepositoryFiles
  ) throws(Problems) {
    let exemplar = try files.exemplar(style: feature.style, hasForms: feature.hasForms)
    var feature = feature
    feature.style = exemplar.feature.style
    self.files = files
    self.exemplar = exemplar
    self.needsPlaces = needsPlaces
    self.awaiting = awaiting
    template = Template(from: exemplar.feature, to: feature, kinds: exemplar.kinds ?? [])
    let checker = FeatureChecker(
      feature: feature,
      hasOwnPlural: hasOwnPlural,
      exemplar: exemplar,
      modules: modules,
      imported: { ModuleSights(of: files).all }
    )
    let problems = checker.problems(reserved: declaredNames)
    if !problems.isEmpty { throw Problems(problems) }
  }

  private var declaredNames: Set<String> {
    var declared = DeclaredNames(of: exemplar.feature)
    for path in files.paths where path.hasSuffix(".swift") && exemplar.owns(path, template.renaming.exemplarNames) {
      if let text = files.text(path).flatMap({ exemplar.copied($0, path: path) }) { declared.read(text) }
    }
    return declared.names.union(exemplar.own?.reserved ?? [])
  }

  private var feature: Feature { template.renaming.feature }

  /// - Parameter marksUnrecorded: Whether to add marks which say that nothing of the feature is recorded.
  /// - Throws: ``Problems`` if the exemplar's code cannot be copied, or a file already exists.
  public func plan(marksUnrecorded: Bool = false) throws(Problems) -> Plan {
    if files.records.contains(where: { $0.feature.name == feature.name }) {
      throw Problems("there is already a feature `\(feature.name)`.")
    }
    let names = template.renaming.exemplarNames
    try exemplar.requireUnixEndings(in: files, names)
    var record = FeatureRecord(feature: feature, recordings: exemplar.recordings, files: [:], wiring: [])
    record.endings = Recordings(files: files).endings(of: exemplar)
    // So that this feature can become an exemplar itself.
    record.places = exemplar.places?.mapValues { $0.map(names.applied) }
    var wiring = Wiring(of: exemplar, names: names, ignoring: files.own)
    var changes: [Plan.Change] = []
    var problems = files.problems(reading: exemplar)
    for path in files.paths {
      guard let text = files.text(path), !isRecording(path) else { continue }
      do throws(Problems) {
        guard let change = try change(path, text, &record, &wiring) else { continue }
        changes.append(change)
      } catch {
        problems += error.sentences
      }
    }
    if problems.isEmpty, needsPlaces || exemplar.places != nil { problems = wiring.problems }
    if !problems.isEmpty {
      // A name that is taken may be the cause.
      try check(changes)
      throw Problems(problems)
    }
    changes.append(.create(path: record.path, contents: record.text))
    if marksUnrecorded { changes += Recordings(files: files).marks(of: record, like: exemplar) }
    try check(changes)
    return Plan(changes, notes: wiring.others.map { "\($0), and was left alone." })
  }

  private func isRecording(_ path: String) -> Bool {
    (exemplar.recordings ?? []).contains { path.hasPrefix($0 + "/") }
  }

  private func change(
    _ path: String,
    _ text: String,
    _ record: inout FeatureRecord,
    _ wiring: inout Wiring
  ) throws(Problems) -> Plan.Change? {
    let names = template.renaming.exemplarNames
    if exemplar.owns(path, names) {
      guard let text = exemplar.copied(text, path: path) else { return nil }
      let helpers = Helpers(in: text, path: path, of: exemplar.feature.name, names: names)
      if path.hasSuffix(".swift"), !helpers.problems.isEmpty { throw Problems(helpers.problems) }
      let contents = try template.expanded(text, path: path)
      let newPath = names.applied(to: path)
      record.files?[newPath] = FeatureRecord.hash(contents)
      return .create(path: newPath, contents: contents)
    }
    guard exemplar.mayBeConnected(in: path), names.isMentioned(in: text) else { return nil }
    let file = try wiring.file(path, text)
    let others = files.records.flatMap { $0.wiring ?? [] }.filter { $0.path == path }
    let insertions = try file.insertions(template, besides: others).map { insertion throws(Problems) in
      try insertion.asLastMigration(of: file.lines, path: path, tables: feature.tables)
    }
    if insertions.isEmpty { return nil }
    record.wiring? += insertions.map {
      FeatureRecord.Addition(path: path, text: $0.lines.joined(separator: "\n"), addsComma: $0.addsComma)
    }
    let after = file.text(with: insertions)
    try EditCheck.check(path, before: text, after: after, added: insertions.map(\.lines))
    return .edit(path: path, before: text, after: after)
  }

  /// Rejects types, commands and files that already exist; paths are compared case-insensitively.
  private func check(_ changes: [Plan.Change]) throws(Problems) {
    let clashes = Clashes(files: files, awaiting: awaiting)
    let types = clashes.types(in: changes, of: feature)
    let members =
      types.isEmpty
      ? clashes.members(in: changes, of: feature) + clashes.parameters(in: changes, of: feature)
        + clashes.texts(in: changes) : []
    let words = types.isEmpty ? clashes.words(in: changes, of: feature, exemplar: exemplar.feature) : []
    let existing = Dictionary(files.paths.map { ($0.lowercased(), $0) }) { first, _ in first }
    let taken = changes.compactMap { change -> String? in
      guard case .create(let path, _, _) = change, let other = existing[path.lowercased()] else { return nil }
      return other == path ? "\(path) already exists." : "\(path) already exists as \(other)."
    }
    let problems = types + members + words + (types.isEmpty ? taken : [])
    if !problems.isEmpty { throw Problems(problems) }
  }
}
