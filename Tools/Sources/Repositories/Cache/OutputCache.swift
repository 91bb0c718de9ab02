import Reading

/// Caches the output of earlier runs, by everything that determines it.
///
/// It is separate from the facts because it is small and changes with every edit.
public struct OutputCache: Sendable {
  /// The output and exit status of a run.
  public struct Output: Equatable, Sendable {
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
  private static let format = 4

  private let results: RecentResults<RecordedOutput>

  /// - Parameter version: Identifies this build of the tool.
  init(path: String, version: String) {
    results = RecentResults(path: path, version: "outputs \(Self.format) \(version)")
  }

  /// The output of an earlier run with the same sources and request.
  ///
  /// - Parameters:
  ///   - request: Everything that determines the output, besides the sources and the environment.
  ///   - environment: The current environment variables.
  func output(for request: [String], on snapshot: RepositorySnapshot, environment: [String: String]) -> Output? {
    results.result(for: snapshot.key(for: request), environment: environment).map(Output.init)
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
    results.latest(environment: environment) { $0.basis.key == key && isSame($0.basis) }.map(Output.init)
  }

  func save(_ output: Output, for request: [String], on snapshot: RepositorySnapshot, basis: OutputBasis) {
    let recorded = RecordedOutput(basis: basis, status: Int(output.status), text: output.text, notes: output.notes)
    results.save(recorded, for: snapshot.key(for: request), variables: output.variables)
  }
}

extension OutputCache.Output {
  fileprivate init(_ recorded: RecordedOutput, variables: [String: String?]) {
    let status = Int32(truncatingIfNeeded: recorded.status)
    self.init(status: status, text: recorded.text, notes: recorded.notes, variables: variables)
  }
}

/// An output as it is stored, without the variables.
private struct RecordedOutput: Stored {
  var basis: OutputBasis
  var status = 0
  var text = ""
  var notes: [String] = []

  static var blank: RecordedOutput { RecordedOutput(basis: .blank) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&basis)
    try coder.code(number: &status)
    try coder.code(&text)
    try coder.code(&notes)
  }
}

/// What an output was made from, to tell whether an edit changes it.
///
/// The rules see only the facts about a source, and the output shows lines of sources with findings. In other sources, an
/// edit that leaves the facts as they are, or only moves them to other lines, does not change the output.
struct OutputBasis: Equatable, Stored {
  private static let changeLimit = 16

  /// The key of everything but the contents of plain sources.
  var key: ContentHash
  /// The content of each plain source, in the order of the paths.
  var contents: [ContentHash] = []
  /// The files with findings, also those that the output does not show because the baseline has them.
  var found: Set<String> = []
  /// The hashes of the facts of the sources that are not in the cache of facts.
  var facts: [String: ContentHash] = [:]

  static var blank: OutputBasis { OutputBasis(key: .blank) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&key)
    try coder.code(&contents)
    try coder.code(&found)
    try coder.code(&facts)
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
struct RecentResults<Result: Stored>: Sendable {
  /// The number of results to keep, for different branches and options.
  private static var capacity: Int { 8 }
  /// The number of bytes of all results besides the latest, as each run reads and writes the whole file.
  private static var sizeLimit: Int { 1 << 20 }

  let path: String
  let version: String

  /// A result, and the environment variables that affected it, with their values.
  typealias Recorded = (result: Result, variables: [String: String?])

  private var file: CacheFile { CacheFile(path: path, version: version) }

  /// The earlier result for a key, if the environment variables that affected it have the same values.
  func result(for key: ContentHash, environment: [String: String]) -> Recorded? {
    Self.result(for: key, in: file, environment)
  }

  /// The latest valid result for any key.
  func latest(environment: [String: String], where isValid: (Result) -> Bool) -> Recorded? {
    let file = file
    return file.newestFirst.lazy
      .compactMap { Self.result(for: $0.key, in: file, environment) }
      .first { isValid($0.result) }
  }

  private static func result(for key: ContentHash, in file: CacheFile, _ environment: [String: String]) -> Recorded? {
    file.withContent(of: key) { bytes in
      var decoder = FactsDecoder(bytes)
      var (result, variables): Recorded = (.blank, [:])
      do throws(FactsDecoder.Malformed) {
        try decoder.code(&variables)
        guard variables.allSatisfy({ environment[$0.key] == $0.value }) else { return nil }
        try decoder.code(&result)
      } catch {
        return nil
      }
      return decoder.isAtEnd ? (result, variables) : nil
    }
  }

  /// - Parameter variables: The environment variables that affected the result, with their values.
  func save(_ result: Result, for key: ContentHash, variables: [String: String?]) {
    var (result, variables) = (result, variables)
    var encoder = FactsEncoder()
    encoder.code(&variables)
    encoder.code(&result)
    let file = file
    var size = 0
    let kept = file.newestFirst.filter { $0.key != key }.prefix(Self.capacity - 1)
      .prefix { entry in
        size += entry.value.count
        return size <= Self.sizeLimit
      }
    let new = [(key: key, content: CacheFile.Content.new(encoder.bytes), generation: file.generation + 1)]
    file.replace(with: new + kept.map { ($0.key, .kept($0.value), $0.value.generation) })
  }
}
