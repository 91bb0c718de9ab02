import Foundation
import Reading

/// Where the known findings of a repository are kept.
struct BaselineFile {
  let url: URL
  private let isRequired: Bool

  /// - Parameter path: The path that was asked for, or `nil` for the usual one.
  init(root: String, path: String?) {
    url = path.map { URL(filePath: $0) } ?? URL(filePath: root).appending(path: Baseline.fileName)
    isRequired = path != nil
  }

  /// The file's text, or `nil` where there is none and none was asked for.
  func text() throws -> String? {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      if isRequired { throw Failure("the baseline \(url.path) cannot be read.") }
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The baseline, or `nil` where there is none and none was asked for.
  func read() throws -> Baseline? {
    guard let text = try text() else { return nil }
    do {
      return try Baseline(parsing: text)
    } catch {
      throw Failure("\(url.lastPathComponent): \(error)")
    }
  }

  func write(_ baseline: Baseline) throws {
    do {
      try Data(baseline.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure("\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
