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
