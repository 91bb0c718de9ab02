/// What runs before printed, found by everything that decides it.
///
/// It is kept apart from the facts, as it is small and changes with every edit. The same holds for it as for
/// ``FactsCache``: what is missing, damaged or from another version of the tool counts as nothing.
public struct OutputCache: Sendable {
  /// What one run printed, and how it ended.
  public struct Output: Hashable, Sendable {
    public var status: Int32
    public var text: String
    /// Lines on standard error.
    public var notes: [String]
    /// The variables of the environment that decided it, with the values that they had.
    public var variables: [String: String?]

    public init(status: Int32, text: String, notes: [String] = [], variables: [String: String?] = [:]) {
      self.status = status
      self.text = text
      self.notes = notes
      self.variables = variables
    }
  }

  /// Outputs that are kept: those of a few branches, or in a few formats.
  private static let capacity = 8
  /// Raise it whenever outputs are written in another way.
  private static let format = 1

  private let path: String
  private let version: ContentHash

  /// - Parameters:
  ///   - path: Where the outputs are kept.
  ///   - version: What tells this build of the tool from others.
  public init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: "outputs \(Self.format) \(version)")
  }

  /// The output of a run on the same sources that was asked for the same.
  ///
  /// - Parameters:
  ///   - request: All that decides the output, other than the sources and the environment.
  ///   - environment: The variables as they are now.
  public func output(
    for request: [String],
    on survey: RepositorySurvey,
    environment: [String: String]
  ) -> Output? {
    CacheFile(path: path, version: version)?.withContent(of: survey.key(for: request)) { bytes in
      var decoder = FactsDecoder(bytes)
      guard let output = try? Output(from: &decoder), decoder.isAtEnd else { return nil }
      return output.variables.allSatisfy { environment[$0.key] == $0.value } ? output : nil
    }
  }

  public func save(_ output: Output, for request: [String], on survey: RepositorySurvey) {
    var encoder = FactsEncoder()
    output.encode(to: &encoder)
    let file = CacheFile(path: path, version: version) ?? CacheFile()
    let key = survey.key(for: request)
    let kept = file.slots.filter { $0.key != key }.sorted { $0.generation > $1.generation }.prefix(Self.capacity - 1)
    file.replace(
      at: path,
      with: [(key, .new(encoder.bytes), file.generation + 1)] + kept.map { ($0.key, .kept($0), $0.generation) },
      version: version
    )
  }
}

extension OutputCache.Output {
  fileprivate init(from decoder: inout FactsDecoder) throws(FactsDecoder.Malformed) {
    guard let status = Int32(exactly: try decoder.signedNumber()) else { throw FactsDecoder.Malformed() }
    let text = try decoder.text()
    let notes = try decoder.textList()
    let variables = try decoder.list { decoder throws(FactsDecoder.Malformed) in
      (try decoder.text(), try decoder.optionalText())
    }
    self.init(status: status, text: text, notes: notes, variables: Dictionary(variables) { first, _ in first })
  }

  fileprivate func encode(to encoder: inout FactsEncoder) {
    encoder.write(signed: Int(status))
    encoder.write(text)
    encoder.write(notes)
    encoder.write(variables.sorted { $0.key < $1.key }) { encoder, variable in
      encoder.write(variable.key)
      encoder.write(variable.value)
    }
  }
}
