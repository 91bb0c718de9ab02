import Model

/// Compares the lines that name an exemplar with the places that its record lists.
///
/// A team's own code may name the exemplar as it names any type, and says nothing about new features. So only the places
/// in the list are copied, and all others are left alone.
struct Wiring {
  private let record: FeatureRecord
  private let names: Renaming
  private let own: ProductTemplate.Part?

  /// The files that name the exemplar elsewhere, with the first line: `Sources/Checkout.swift:12 mentions GiftCard`.
  private(set) var others: [String] = []

  /// The places that were found, by path.
  private var found: [String: [String]] = [:]

  /// - Parameter own: What has lines that do not count.
  init(of record: FeatureRecord, names: Renaming, ignoring own: ProductTemplate.Part?) {
    self.record = record
    self.names = names
    self.own = own
  }

  /// Reads a file that names the exemplar.
  ///
  /// - Throws: ``Problems`` if the exemplar shares a line with another feature.
  mutating func file(_ path: String, _ text: String) throws(Problems) -> SharedFile {
    let places = record.places.map { $0[path] ?? [] }
    let file = try SharedFile(path: path, text: text, names: names, places: places, ignoring: own)
    if !file.mentions.places.isEmpty { found[path] = file.mentions.places }
    if record.sources == nil, let first = file.mentions.others.first {
      let more = file.mentions.others.count - 1
      let rest = more == 0 ? "" : more == 1 ? " and one more line" : " and \(more) more lines"
      others.append("\(path):\(first + 1)\(rest) \(more == 0 ? "mentions" : "mention") \(record.feature.name)")
    }
    return file
  }

  /// Listed places without lines of the exemplar, or the whole list if the record has none.
  var problems: [String] {
    guard let places = record.places else { return found.isEmpty ? [] : [missingList] }
    return places.sortedByKey().flatMap { path, patterns in
      patterns.filter { found[path]?.contains($0) != true }.map { pattern in
        """
        \(path) has no line of \(record.feature.name) like `\(pattern)`; restore it, or take this place out of \
        \(record.path).
        """
      }
    }
  }

  private var missingList: String {
    let list = JSONDocument.text(of: ["places": found]).split(separator: "\n").dropFirst().dropLast()
    return """
      \(record.path) does not say where features are connected. Add this list after its `feature`, without the lines that a \
      new feature should not have:
      \(list.joined(separator: "\n")),
      """
  }
}
