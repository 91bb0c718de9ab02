import Reading

/// Caches what the manifests and projects of a repository say, by everything that determines it.
struct OutlineCache: Sendable {
  /// Increase this whenever the encoding of outlines changes.
  private static let format = 1

  private let results: RecentResults

  init(path: String, version: String) {
    results = RecentResults(path: path, version: ContentHash(of: "packages \(Self.format) \(version)"))
  }

  func outline(for key: ContentHash, environment: [String: String]) -> RepositoryOutline? {
    results.result(for: key, environment: environment) { decoder, variables throws(FactsDecoder.Malformed) in
      try decoder.outline(variables: Set(variables.keys))
    }
  }

  /// An outline that depends on more than the key and some variables is not saved.
  func save(_ outline: RepositoryOutline, for key: ContentHash, environment: [String: String]) {
    guard let variables = outline.variables else { return }
    let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, environment[$0]) })
    results.save(for: key, variables: values) { $0.write(outline) }
  }
}
