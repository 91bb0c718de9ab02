import Foundation
import Generating

/// What a repository's formatter makes of the lines of a plan.
enum LineLength {
  private struct Settings: Decodable {
    let lineLength: Int?
  }

  /// A sentence about lines of Swift that a plan adds and that the repository's `.swift-format` would break, if any.
  static func note(on plan: Plan, in root: String) -> String? {
    let file = URL(filePath: root).appending(path: ".swift-format")
    guard let data = try? Data(contentsOf: file),
      let limit = try? JSONDecoder().decode(Settings.self, from: data).lineLength
    else { return nil }
    let long = plan.changes.filter { $0.path.hasSuffix(".swift") && $0.addsLine(longerThan: limit) }
    guard !long.isEmpty else { return nil }
    let files = long.count == 1 ? "one file has lines" : "\(long.count) files have lines"
    return "Now \(files) of more than \(limit) columns, which `swift format --in-place` breaks."
  }
}
