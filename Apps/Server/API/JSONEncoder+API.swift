import Foundation

extension JSONEncoder {
  /// The API's encoder, made once. Its keys are in order, so that the same answer has the same entity tag in every
  /// process.
  static let api: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
