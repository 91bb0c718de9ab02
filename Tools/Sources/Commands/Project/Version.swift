import Foundation

enum Version {
  /// The tool's version, as `--version` and SARIF name it.
  static let current = "0.1.0"

  /// What tells this build of the tool from others, also from those that bear the same version while it is worked on.
  static var build: String {
    let path = Bundle.main.executablePath ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(current) \(path) \(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
