import Reading

/// Caches the output of earlier runs, by everything that determines it.
///
/// It is separate from the facts because it is small and changes with every edit.
public struct OutputCache: Sendable {
  /// The output and exit status of a run.
  public struct Output: Hashable, Sendable {
    public var status: Int32
    public var text: String
    /// Lines on standard error.
    public var notes: [String]
    /// The environment variables that affected the output, with their values.
    public var variables: [String: String?]

    public init(status: Int32, text: String, notes: [String] = [], variables: [String: String?] = [:]) {
      self.status = status
      self.text = text
      self.notes = notes
      self.variables = variables
    }
  }

  /// Increase this whenever the encoding of outputs changes.
  private static let format = 2

  private let results: RecentResults

  /// - Parameters:
  ///   - version: Identifies this build of the tool.
  init(path: String, version: String) {
    results = RecentResults(path: path, version: ContentHash(of: "outputs \(Self.format) \(version)"))
  }

  /// The output of an earlier run with the same sources and request.
  ///
  /// - Parameters:
  ///   - request: Everything that determines the output, besides the sources and the environment.
  ///   - environment: The current environment variables.
  func output(for request: [String], on snapshot: RepositorySnapshot, environment: [String: String]) -> Output? {
    results.result(for: snapshot.key(for: request), environment: environment) {
      decoder,
      variables throws(FactsDecoder.Malformed) in
      _ = try OutputBasis(from: &decoder)
      return try Output(from: &decoder, variables: variables)
    }
  }

  /// The latest output with the same request, if its sources were the same but for some.
  ///
  /// - Parameters:
  ///   - key: The key for everything but the contents of plain sources, and for the request.
  ///   - isSame: Whether the output with a basis would be the same today.
  func output(
    likely key: ContentHash,
    environment: [String: String],
    _ isSame: (OutputBasis) -> Bool
  ) -> Output? {
    results.latest(environment: environment) { decoder, variables throws(FactsDecoder.Malformed) in
      let basis = try OutputBasis(from: &decoder)
      return basis.key == key && isSame(basis) ? try Output(from: &decoder, variables: variables) : nil
    }
  }

  func save(_ output: Output, for request: [String], on snapshot: RepositorySnapshot, basis: OutputBasis) {
    results.save(for: snapshot.key(for: request), variables: output.variables) { encoder in
      basis.encode(to: &encoder)
      encoder.write(signed: Int(output.status))
      encoder.write(output.text)
      encoder.write(output.notes)
    }
  }
}

extension OutputCache.Output {
  fileprivate init(from decoder: inout FactsDecoder, variables: [String: String?]) throws(FactsDecoder.Malformed) {
    guard let status = Int32(exactly: try decoder.signedNumber()) else { throw FactsDecoder.Malformed() }
    self.init(status: status, text: try decoder.text(), notes: try decoder.textList(), variables: variables)
  }
}
