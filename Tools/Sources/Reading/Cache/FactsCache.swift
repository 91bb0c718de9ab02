import Model

/// What was read from sources in runs before, found by their content.
///
/// A file's facts follow from its bytes alone, so they are kept by a hash of those: names, dates, branches and machines
/// do not matter, and an edit cannot go unnoticed. A cache that is missing, damaged or from another version of the tool
/// holds nothing, and a place where nothing can be written is no error: then the sources are read as if for the first
/// time.
///
/// It is no protection against people: whoever may write to the cache may also write what it says. Where a change
/// request can bring such a file along, read without a cache.
public struct FactsCache: Sendable {
  /// Unused facts are kept for as many writes of the file.
  static let patience: UInt64 = 16
  /// Raise it whenever facts are written in another way.
  private static let format = 1

  private let path: String
  let version: ContentHash
  private let file: CacheFile

  /// Reads the cache at a path.
  ///
  /// - Parameter version: Whatever decides what is read from the same source: the tool's version, or better its build.
  public init(path: String, version: String) {
    self.path = path
    self.version = ContentHash(of: "\(Self.format) \(version)")
    file = CacheFile(path: path, version: self.version) ?? CacheFile()
  }

  /// Facts, and what the cache has to know of them.
  struct Entry: Sendable {
    let facts: SourceFacts
    let key: ContentHash
    /// The facts in the cache's form, or `nil` where they come from there.
    let encoded: [UInt8]?
  }

  /// The facts of a source, from the cache or else from the source itself.
  ///
  /// What was read with declarations also serves where only imports are asked for, but not the other way round.
  func entry(for source: UnsafeRawBufferPointer, depth: SourceScanner.Depth) -> Entry {
    let key = ContentHash(of: source, seed: version)
    if let facts = file.withContent(of: key, { FactsDecoder.facts(from: $0, depth: depth) }) {
      return Entry(facts: facts, key: key, encoded: nil)
    }
    let facts = SourceScanner.facts(of: source, depth: depth)
    return Entry(facts: facts, key: key, encoded: FactsEncoder.bytes(of: facts))
  }

  /// Writes the cache anew where a run came upon anything new.
  ///
  /// What the run did not use stays for a while, the latest first, as the branch that it belongs to may come back; it
  /// never takes more room than what was used.
  func save(_ entries: [Entry]) {
    guard entries.contains(where: { $0.encoded != nil }) else { return }
    let generation = file.generation + 1
    let slots = file.slots
    let slotsByKey = Dictionary(slots.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var keys: Set<ContentHash> = []
    var contents: [(key: ContentHash, content: CacheFile.Content, generation: UInt64)] = []
    var size = 0
    for entry in entries where keys.insert(entry.key).inserted {
      if let encoded = entry.encoded {
        contents.append((entry.key, .new(encoded), generation))
        size += encoded.count
      } else if let slot = slotsByKey[entry.key] {
        contents.append((entry.key, .kept(slot), generation))
        size += Int(slot.count)
      }
    }
    for slot in slots.sorted(by: { $0.generation > $1.generation }) where !keys.contains(slot.key) {
      guard slot.generation + Self.patience > generation, size >= Int(slot.count) else { break }
      guard file.withContent(of: slot.key, { _ in true }) != nil else { continue }
      contents.append((slot.key, .kept(slot), slot.generation))
      size -= Int(slot.count)
    }
    file.replace(at: path, with: contents, version: version)
  }
}
