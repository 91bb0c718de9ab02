import Foundation

enum Version {
  /// As shown by `--version` and in SARIF.
  static let current = "0.1.0"

  /// Identifies this build of the tool, to tell apart builds of the same version during development.
  static var build: String {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(current) \(path) \(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
