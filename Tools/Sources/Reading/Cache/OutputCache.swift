/// Caches the output of earlier runs, by everything that determines it.
///
/// It is separate from the facts because it is small and changes with every edit. Like ``FactsCache``, a cache that is
/// missing, damaged or from another version is treated as empty.
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

  /// The number of outputs to keep, for different branches and formats.
  private static let capacity = 8
  /// The number of bytes of all outputs besides the latest, as each run reads and writes the whole file.
  private static let sizeLimit: UInt64 = 1 << 20
  /// Increase this whenever the encoding of outputs changes.
  private static let format = 1

  private let path: String
  private let version: ContentHash

  /// - Parameters:
  ///   - version: Identifies this build of the tool.
  public init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: "outputs \(Self.format) \(version)")
  }

  /// The output of an earlier run with the same sources and request.
  ///
  /// - Parameters:
  ///   - request: Everything that determines the output, besides the sources and the environment.
  ///   - environment: The current environment variables.
  public func output(
    for request: [String],
    on snapshot: RepositorySnapshot,
    environment: [String: String]
  ) -> Output? {
    CacheFile(path: path, version: version)?.withContent(of: snapshot.key(for: request)) { bytes in
      var decoder = FactsDecoder(bytes)
      guard let output = try? Output(from: &decoder), decoder.isAtEnd else { return nil }
      return output.variables.allSatisfy { environment[$0.key] == $0.value } ? output : nil
    }
  }

  public func save(_ output: Output, for request: [String], on snapshot: RepositorySnapshot) {
    var encoder = FactsEncoder()
    output.encode(to: &encoder)
    let file = CacheFile(path: path, version: version) ?? CacheFile()
    let key = snapshot.key(for: request)
    var size: UInt64 = 0
    let kept = file.slots.filter { $0.key != key }.sorted { $0.generation > $1.generation }.prefix(Self.capacity - 1)
      .prefix { slot in
        size += slot.count
        return size <= Self.sizeLimit
      }
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
