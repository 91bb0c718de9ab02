import Foundation

/// Files that people have looked at, for comparison with what is drawn now.
///
/// With `RECORD_GOLDEN=1` in its environment a test writes the files, and fails, as it compares nothing. Look at the
/// difference before you commit it. A missing file is an error.
package struct GoldenFolder: Sendable {
  /// The features of which every entry is recorded, as they have drawings of their own.
  private static let wholeFeatures: Set = [
    "products",
    "articles",  // Articles
  ]

  /// The entries that are recorded of every other feature, as they show its labels and values.
  private static let samples = ["list-loaded", "list-long-text", "detail-loaded", "detail-bare", "detail-german"]

  package static let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  private let url: URL
  private let fileExtension: String

  /// - Parameters:
  ///   - file: The test's file. The folder is `Golden/gallery` of its target.
  ///   - fileExtension: The extension of all files in the folder.
  package init(_ fileExtension: String, of file: String = #filePath) {
    self.fileExtension = fileExtension
    url = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden/gallery")
  }

  /// Whether an entry of the gallery is recorded.
  package static func has(_ id: String, of feature: String) -> Bool {
    wholeFeatures.contains(feature) || samples.contains { id.hasSuffix($0) }
  }

  /// The recorded text of an entry, after recording what was drawn if the test is to do that.
  package func recorded(_ id: String, drawn: String) throws -> String {
    let file = url.appending(path: "\(id).\(fileExtension)")
    if Self.records { try Data(drawn.utf8).write(to: file) }
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }

  /// The files that belong to none of these entries. They are removed if the test records.
  package func strays(besides ids: [String]) throws -> Set<String> {
    let found = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let others = Set(found).subtracting(ids.map { "\($0).\(fileExtension)" })
    if Self.records {
      for name in others { try FileManager.default.removeItem(at: url.appending(path: name)) }
    }
    return others
  }
}
