import Foundation
import Generating

/// Finds added lines that the repository's formatter would break.
enum LineLength {
  private struct Settings: Decodable {
    let lineLength: Int?
  }

  /// A note about added Swift lines that exceed the limit in `.swift-format`, or `nil` if there are none.
  static func note(on plan: Plan, in root: String) -> String? {
    let file = URL(filePath: root).appending(path: ".swift-format")
    guard let data = try? Data(contentsOf: file),
      let limit = try? JSONDecoder().decode(Settings.self, from: data).lineLength
    else { return nil }
    let long = plan.changes.filter { $0.path.hasSuffix(".swift") && $0.addsLine(longerThan: limit) }
    guard !long.isEmpty else { return nil }
    let files = long.count == 1 ? "One file has lines" : "\(long.count) files have lines"
    return "\(files) of more than \(limit) columns; `swift format --in-place` breaks them."
  }
}
