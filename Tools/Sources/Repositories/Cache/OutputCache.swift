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

/// What an output was made from, to tell whether an edit changes it.
///
/// The rules see only the facts about a source, and the output shows lines of some sources. An edit that changes neither, as
/// most edits of function bodies, does not change the output.
struct OutputBasis: Hashable, Sendable {
  private static let changeLimit = 16

  /// The key of everything but the contents of plain sources.
  var key: ContentHash
  /// The content of each plain source, in the order of the paths.
  var contents: [ContentHash]
  /// The sources that the output names.
  var shown: Set<String>
  /// The encoded facts of the sources that are not in the cache of facts.
  var facts: [String: [UInt8]]

  init(key: ContentHash, contents: [ContentHash], shown: Set<String>, facts: [String: [UInt8]]) {
    self.key = key
    self.contents = contents
    self.shown = shown
    self.facts = facts
  }

  init(from decoder: inout FactsDecoder) throws(FactsDecoder.Malformed) {
    key = try decoder.hash()
    contents = try decoder.list { decoder throws(FactsDecoder.Malformed) in try decoder.hash() }
    shown = Set(try decoder.textList())
    let pairs = try decoder.list { decoder throws(FactsDecoder.Malformed) in
      (try decoder.text(), try decoder.list { decoder throws(FactsDecoder.Malformed) in try decoder.byte() })
    }
    facts = Dictionary(pairs) { first, _ in first }
  }

  func encode(to encoder: inout FactsEncoder) {
    encoder.write(key)
    encoder.write(contents) { $0.write($1) }
    encoder.write(shown.sorted())
    encoder.write(facts.sorted { $0.key < $1.key }) { encoder, entry in
      encoder.write(entry.key)
      encoder.write(entry.value) { $0.write(byte: $1) }
    }
  }

  /// The plain sources that have changed since, with their earlier contents; `nil` if so many have that reading them would
  /// take long for nothing.
  func changes(in listed: ListedFiles) -> [(path: String, earlier: ContentHash)]? {
    guard contents.count == listed.plainSources.count else { return nil }
    var changes: [(path: String, earlier: ContentHash)] = []
    for (path, earlier) in zip(listed.plainSources, contents) where listed.states[path]?.hash != earlier {
      changes.append((path, earlier))
      if changes.count > max(Self.changeLimit, contents.count / 64) { return nil }
    }
    return changes
  }
}

/// Caches the latest results of some kind, by everything that determines them.
///
/// Like ``FactsCache``, a cache that is missing, damaged or from another version is treated as empty.
struct RecentResults: Sendable {
  /// The number of results to keep, for different branches and options.
  private static let capacity = 8
  /// The number of bytes of all results besides the latest, as each run reads and writes the whole file.
  private static let sizeLimit: UInt64 = 1 << 20

  let path: String
  let version: ContentHash

  /// Reads a result from its encoding, and the environment variables that affected it. `nil` if it is not valid.
  typealias Decode<Result> =
    (inout FactsDecoder, _ variables: [String: String?]) throws(FactsDecoder.Malformed) -> Result?

  /// The earlier result for a key, if the environment variables that affected it have the same values.
  func result<Result>(
    for key: ContentHash,
    environment: [String: String],
    _ decode: Decode<Result>
  ) -> Result? {
    CacheFile(path: path, version: version)?.result(for: key, environment: environment, decode)
  }

  /// The latest valid result for any key.
  func latest<Result>(environment: [String: String], _ decode: Decode<Result>) -> Result? {
    guard let file = CacheFile(path: path, version: version) else { return nil }
    for slot in file.slots.sorted(by: { $0.generation > $1.generation }) {
      if let result = file.result(for: slot.key, environment: environment, decode) { return result }
    }
    return nil
  }

  /// - Parameters:
  ///   - variables: The environment variables that affected the result, with their values.
  ///   - encode: Writes the result.
  func save(for key: ContentHash, variables: [String: String?], _ encode: (inout FactsEncoder) -> Void) {
    var encoder = FactsEncoder()
    encoder.write(variables.sorted { $0.key < $1.key }) { encoder, variable in
      encoder.write(variable.key)
      encoder.write(variable.value)
    }
    encode(&encoder)
    let file = CacheFile(path: path, version: version) ?? CacheFile()
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

extension CacheFile {
  fileprivate func result<Result>(
    for key: ContentHash,
    environment: [String: String],
    _ decode: RecentResults.Decode<Result>
  ) -> Result? {
    withContent(of: key) { bytes in
      do throws(FactsDecoder.Malformed) {
        var decoder = FactsDecoder(bytes)
        let pairs = try decoder.list { decoder throws(FactsDecoder.Malformed) in
          (try decoder.text(), try decoder.optionalText())
        }
        let variables = Dictionary(pairs) { first, _ in first }
        guard variables.allSatisfy({ environment[$0.key] == $0.value }),
          let result = try decode(&decoder, variables)
        else { return nil }
        return decoder.isAtEnd ? result : nil
      } catch {
        return nil
      }
    }
  }
}
