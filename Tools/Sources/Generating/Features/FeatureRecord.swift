import Foundation
import Reading

/// What is kept about a feature beside its code: what it was generated from, and what was written for it.
public struct FeatureRecord: Hashable, Codable, Sendable {
  /// Where the records are, from the root of the repository.
  static let folder = ".inward/features"

  public let feature: Feature

  /// Folders in which tests keep what they saw of the feature; such files are recorded anew, never generated.
  public var recordings: [String]?

  /// The files that were generated, by their paths, with a hash of their contents; nil for one that was written by hand.
  public var files: [String: String]?

  /// What was added to files that features share.
  public var wiring: [Addition]?

  /// Lines that were added to a file, as they stand there.
  public struct Addition: Hashable, Codable, Sendable {
    public let path: String
    public let text: String

    /// Whether the line before got a comma.
    public let addsComma: Bool
  }

  public init(
    feature: Feature,
    recordings: [String]? = nil,
    files: [String: String]? = nil,
    wiring: [Addition]? = nil
  ) {
    self.feature = feature
    self.recordings = recordings
    self.files = files
    self.wiring = wiring
  }

  /// Where this record is, from the root of the repository.
  var path: String { Self.path(of: feature.name) }

  static func path(of name: String) -> String { "\(folder)/\(name).json" }

  var text: String {
    get throws(Problems) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
      } catch {
        throw Problems("the record of \(feature.name) cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// A file's contents as ``files`` keeps them; what a formatter may change does not count.
  static func hash(_ contents: String) -> String {
    let hash = ContentHash(of: String(decoding: Squeezed(contents).bytes, as: UTF8.self))
    return [hash.first, hash.second].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
