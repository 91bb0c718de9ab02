import Foundation
import TestSupport
import Testing

@testable import Generating

/// The repository's exemplar is made again from a feature that was made from it.
///
/// `inward check` generates the exemplar under its own name, which cannot notice a name that is not replaced.
struct RoundTripTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardizedFileURL.path

  private let exemplar: FeatureRecord
  private let folder: TemporaryFolder

  init() throws {
    let files = try RepositoryFiles(root: Self.root)
    exemplar = try files.exemplar(style: nil)
    folder = try TemporaryFolder(Self.copies(of: exemplar, in: files))
  }

  @Test func `another feature with other fields keeps no word of the exemplar, and makes it again`() throws {
    let before = try folder.texts()
    let own = exemplar.feature
    let other = Self.other(own)

    try generate(other)
    let made = try #require(try records().first { $0.feature == other })
    let words = [own.name, own.plural].map { $0.lowercased() } + Self.texts(of: own)
    for (path, text) in try texts(of: made) { #expect(Self.words(words, in: text) == [], "\(path)") }

    try write([
      FeatureRecord(feature: other, places: made.places, recordings: made.recordings), try generated(exemplar),
    ])
    try FeatureRemover(own.name, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    try generate(own)
    try write([made, exemplar])
    try FeatureRemover(other.name, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)

    let after = try folder.texts()
    #expect(Set(after.keys) == Set(before.keys))
    for (path, text) in before {
      #expect(after[path]?.allLines.firstDifference(from: text.allLines) == nil, "\(path)")
    }
  }

  /// A feature whose names, labels and samples all differ from the exemplar's. An English label is the name in words, as
  /// lines are found by it.
  private static func other(_ own: Feature) -> Feature {
    let fields = own.fields.enumerated().map { index, field in
      let name = "valueQ\(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))"
      var labels = field.labels?.mapValues { _ in "Feld \(index)" }
      labels?["en"] = Words(name).sentence
      let samples = field.samples?.indices.map { "Sample \(index) \($0)" }
      let choiceLabels = field.choiceLabels?.mapValues { $0.indices.map { "Wahl \(index) \($0)" } }
      return Field(name: name, type: field.type, labels: labels, samples: samples, choiceLabels: choiceLabels)
    }
    return Feature(
      name: "CollectionDesk",
      style: own.style,
      words: own.words?.mapValues { _ in Feature.Noun(one: "Ausgabetisch", many: "Ausgabetische") },
      fields: fields
    )
  }

  private static func texts(of feature: Feature) -> [String] {
    let nouns = (feature.words ?? [:]).values.flatMap { [$0.one, $0.many] }
    let fields = feature.fields.flatMap { [$0.name] + ($0.samples ?? []) }
    return (nouns + fields).map(squeezed)
  }

  private static func words(_ words: [String], in text: String) -> [String] {
    let text = squeezed(text)
    return words.map(squeezed).filter(text.contains)
  }

  /// Without what differs between `giftCard`, `GIFT_CARD` and `Gift card`.
  private static func squeezed(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The files that name the feature, without the lines that are not copied.
  private static func copies(of record: FeatureRecord, in files: RepositoryFiles) throws -> [String: String] {
    let names = Template(from: record.feature, to: record.feature).renaming.exemplarNames
    var copies = [record.path: record.text]
    for path in files.paths {
      guard let text = files.text(path), names.isMentioned(in: path) || names.isMentioned(in: text) else { continue }
      let own = files.own.map { PartRemoval.lines(of: $0, in: text, path: path) } ?? []
      let lines = text.allLines.enumerated().filter { !own.contains($0.offset) }.map(\.element)
      if !lines.isEmpty { copies[path] = lines.joined(separator: "\n") }
    }
    return copies
  }

  /// The record of a feature that was written by hand, as if it had been generated.
  private func generated(_ record: FeatureRecord) throws -> FeatureRecord {
    let files = try RepositoryFiles(root: folder.path)
    let template = Template(from: record.feature, to: record.feature)
    var generated = FeatureRecord(
      feature: record.feature,
      places: record.places,
      recordings: record.recordings,
      files: [:],
      wiring: []
    )
    for path in files.paths {
      let text = try #require(files.text(path))
      if template.renaming.exemplarNames.isMentioned(in: path) {
        generated.files?[path] = FeatureRecord.hash(text)
      } else {
        let places = exemplar.places?[path] ?? []
        let file = try SharedFile(path: path, text: text, names: template.renaming.exemplarNames, places: places)
        generated.wiring? += try file.insertions(template, besides: []).map {
          FeatureRecord.Addition(path: path, text: $0.lines.joined(separator: "\n"), addsComma: $0.addsComma)
        }
      }
    }
    return generated
  }

  private func generate(_ feature: Feature) throws {
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }

  private func write(_ records: [FeatureRecord]) throws {
    for record in records { try folder.write(record.text, to: record.path) }
  }

  private func records() throws -> [FeatureRecord] { try RepositoryFiles(root: folder.path).records }

  /// What was generated for a feature, by path.
  private func texts(of record: FeatureRecord) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in (record.files ?? [:]).keys { texts[path] = try folder.text(of: path) }
    for addition in record.wiring ?? [] { texts[addition.path, default: ""] += addition.text }
    return texts
  }
}
