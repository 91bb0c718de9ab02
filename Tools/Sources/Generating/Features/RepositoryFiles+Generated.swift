extension RepositoryFiles {
  /// The record of a generated feature.
  ///
  /// - Parameter end: Why it must have been generated: `it cannot be removed`.
  /// - Throws: ``Problems`` if there is no such feature, or it was written by hand.
  func generated(_ name: String, orElse end: String) throws(Problems) -> FeatureRecord {
    guard let record = records.first(where: { $0.feature.name == name }) else {
      let known = records.filter { $0.files != nil }.map(\.feature.name)
      let list = known.isEmpty ? "" : "; the generated features are: \(known.joined(separator: ", "))"
      throw Problems("there is no generated feature \(name)\(list).")
    }
    if record.files == nil {
      throw Problems("\(name) was written by hand and is the template for new features; \(end).")
    }
    return record
  }
}
