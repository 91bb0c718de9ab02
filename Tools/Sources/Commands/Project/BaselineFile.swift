import Foundation
import Repositories

/// The file with a repository's known findings.
struct BaselineFile {
  let url: URL
  private let isRequired: Bool
  private let unsaved: String??

  /// - Parameters:
  ///   - path: The path from the command line, or `nil` for the default.
  ///   - unsaved: Files that are read as if they had been saved.
  init(root: String, path: String?, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.unsaved = path == nil ? unsaved.texts[Baseline.fileName] : nil
    url = path.map { URL(filePath: $0) } ?? URL(filePath: root).appending(path: Baseline.fileName)
    isRequired = path != nil
  }

  /// The file's text, or `nil` if the default file does not exist.
  ///
  /// - Throws: `Failure` if a file named on the command line cannot be read.
  func text() throws -> String? {
    if let unsaved { return unsaved }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      if isRequired { throw Failure("cannot read the baseline \(url.path).") }
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  func read() throws -> Baseline? {
    guard let text = try text() else { return nil }
    do {
      return try Baseline(parsing: text)
    } catch {
      throw Failure("\(url.lastPathComponent): \(error)")
    }
  }

  func write(_ baseline: Baseline) throws {
    try FileReplacement.write(baseline.text.utf8, to: url)
  }

  /// Records the findings in a repository that has a new configuration and no baseline.
  ///
  /// - Returns: Their number, or `nil` if there is a baseline.
  static func record(in root: String, _ reading: ReadingOptions) async throws -> Int? {
    let file = BaselineFile(root: root, path: nil)
    if FileManager.default.fileExists(atPath: file.url.path) { return nil }
    let findings = try await Project(path: root, configurationPath: nil, reading: reading).findings()
    if !findings.isEmpty { try file.write(Baseline(findings: findings)) }
    return findings.count
  }
}
