import Foundation

/// A file that a command writes whole or in part, and whose state `--check` reports.
struct GeneratedFile {
  let url: URL
  /// The file in messages.
  let name: String
  /// What writes it, in messages.
  let command: String

  /// The text on disk, or `nil` if there is no file.
  ///
  /// - Throws: `Failure` if it is not UTF-8, as it could not be kept.
  var text: String? {
    get throws {
      guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
      guard let text = String(validating: data, as: UTF8.self) else { throw Failure("\(name) is not UTF-8 text.") }
      return text
    }
  }

  /// Writes a text and says so.
  ///
  /// - Throws: `Failure.findings` if `onlyChecks` is set and the text differs; a `Failure` if it cannot be written.
  func save(_ new: String, onlyChecks: Bool) throws {
    let old = try text
    if new == old { return print("\(name) is up to date.") }
    if onlyChecks {
      StandardError.print("error: \(name) is out of date; run `\(command)`.")
      throw Failure.findings
    }
    try FileReplacement.write(new.utf8, to: url)
    print(old == nil ? "Created \(name)." : "Updated \(name).")
  }
}
