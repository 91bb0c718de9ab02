public import Foundation

/// Files that people have looked at, for comparison with what is drawn now.
///
/// With `RECORD_GOLDEN=1` in its environment a test writes the files, and fails, as it compares nothing. Look at the
/// difference before you commit it. A missing file is an error, unless its feature is marked: `orders.unrecorded` says that
/// nothing of a generated feature is recorded yet. `inward new feature` adds the mark, and recording removes it.
public struct GoldenFolder: Sendable {
  /// Records the gallery of all hosts.
  public static let command = "RECORD_GOLDEN=1 swift test --filter Gallery"

  /// The features of which every entry is recorded, as they have drawings of their own.
  private static let wholeFeatures: Set<String> = [
    "products",
    "articles",
  ]

  /// The entries that are recorded of every other feature, as they show its labels and values.
  private static let samples = [
    "list-loaded", "list-long-text", "detail-loaded", "detail-bare", "detail-german",
    "form-edit", "form-german", "form-delete",
  ]

  /// The ending of the file which says that nothing of a feature is recorded yet.
  private static let mark = ".unrecorded"

  private let url: URL
  private let fileExtension: String
  private let records: Bool

  /// - Parameters:
  ///   - fileExtension: The extension of all files in the folder.
  ///   - file: The test's file. The folder is `Golden/gallery` of its target.
  public init(_ fileExtension: String, of file: String = #filePath) {
    let target = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    self.init(
      fileExtension,
      at: target.appending(path: "Golden/gallery"),
      records: ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    )
  }

  /// - Parameter records: Whether files are written and removed instead of compared.
  public init(_ fileExtension: String, at url: URL, records: Bool) {
    self.fileExtension = fileExtension
    self.url = url
    self.records = records
  }

  /// Whether an entry of the gallery is recorded.
  public static func has(_ id: String, of feature: String) -> Bool {
    wholeFeatures.contains(feature) || samples.contains { id.hasSuffix($0) }
  }

  /// What is wrong with the recording of an entry, as sentences; nothing if it is what was drawn, byte for byte.
  public func faults(of id: String, in feature: String, drawn: String) throws -> [String] {
    let name = "\(id).\(fileExtension)"
    let file = url.appending(path: name)
    if records {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(drawn.utf8).write(to: file)
      try? FileManager.default.removeItem(at: url.appending(path: feature + Self.mark))
      return ["\(name) was recorded and compared with nothing. Look at it, and run again without RECORD_GOLDEN."]
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      if FileManager.default.fileExists(atPath: url.appending(path: feature + Self.mark).path) { return [] }
      return ["\(name) does not exist. Record it: \(Self.command)"]
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard let difference = Self.difference(recorded, drawn) else { return [] }
    return ["\(name) \(difference). If it should be, record it: \(Self.command)"]
  }

  /// What is wrong with the files that belong to none of these entries, and with the mark of a feature that has recordings.
  /// They are removed if the test records.
  ///
  /// - Parameter entries: The identifiers of the entries, each with the name of its feature.
  public func strays(besides entries: [(id: String, feature: String)]) throws -> [String] {
    let found = Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
    let files = Dictionary(grouping: entries, by: \.feature).mapValues { Set($0.map { "\($0.id).\(fileExtension)" }) }
    // Recording removes the marks of these features itself.
    let marks = files.filter { records || found.isDisjoint(with: $0.value) }.map { $0.key + Self.mark }
    let others = found.subtracting(files.values.joined()).subtracting(marks).sorted()
    guard records else { return others.map { "\($0) belongs to no entry. Remove it: \(Self.command)" } }
    for name in others { try FileManager.default.removeItem(at: url.appending(path: name)) }
    return others.map { "\($0) belonged to no entry and was removed." }
  }

  /// The first line that differs; nil if the bytes are the same. Strings are equal if only their code points differ.
  private static func difference(_ recorded: String, _ drawn: String) -> String? {
    guard !recorded.utf8.elementsEqual(drawn.utf8) else { return nil }
    let (old, new) = (lines(of: recorded), lines(of: drawn))
    let index = zip(old, new).prefix { $0.0.elementsEqual($0.1) }.count
    let texts = [old, new].map { lines in
      index < lines.count ? "“\(String(decoding: lines[index], as: UTF8.self))”" : "no line"
    }
    return "has \(texts[0]) as line \(index + 1), and \(texts[1]) was drawn"
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
