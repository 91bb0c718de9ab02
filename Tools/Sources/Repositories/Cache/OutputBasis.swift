import Reading

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
