import Reading

/// The output and exit status of a run.
public struct RunOutput: Equatable, Sendable {
  public var status: Int32
  public var text: String
  /// Lines on standard error.
  public var notes: [String]

  public init(status: Int32, text: String, notes: [String] = []) {
    self.status = status
    self.text = text
    self.notes = notes
  }
}

/// An output, and what it was made from, to tell whether an edit changes it.
///
/// The rules see only the facts about a source, and the output shows lines of sources with findings. In other sources, an
/// edit that leaves the facts as they are, or only moves them to other lines, does not change the output.
struct RecordedOutput: Equatable, Stored {
  private static let changeLimit = 16

  var output = RunOutput(status: 0, text: "")
  /// The key of everything but the contents of plain sources.
  var key: ContentHash
  /// The content of each plain source, in the order of the paths.
  var contents: [ContentHash] = []
  /// The files with findings, also those that the output does not show because the baseline has them.
  var found: Set<String> = []
  /// The hashes of the facts of the sources that are not in the cache of facts.
  var facts: [String: ContentHash] = [:]

  static var blank: RecordedOutput { RecordedOutput(key: .blank) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var status = Int(output.status)
    try coder.code(&key, &contents, &found, &facts)
    try coder.code(number: &status)
    try coder.code(&output.text, &output.notes)
    output.status = Int32(truncatingIfNeeded: status)
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
    let new = (key, encoder.bytes[...], file.generation + 1)
    file.replace(with: [new] + kept.map { ($0.key, file.bytes(of: $0.value), $0.value.generation) })
  }
}
