import Foundation

extension ProductTree {
  /// The record of the feature that new ones are copied from, or nil if there is none.
  public var exemplar: FeatureRecord? {
    let records = paths.filter { $0.hasPrefix(FeatureRecord.folder + "/") }.compactMap { files[$0]?.contents }
    return records.lazy.compactMap { try? JSONDecoder().decode(FeatureRecord.self, from: $0) }.first { $0.files == nil }
  }

  /// Changes the records of features; those that stay the same keep their layout.
  mutating func mapFeatures(_ change: (inout FeatureRecord) -> Void) {
    for path in paths where path.hasPrefix(FeatureRecord.folder + "/") {
      guard let contents = files[path]?.contents,
        let record = try? JSONDecoder().decode(FeatureRecord.self, from: contents)
      else { continue }
      var changed = record
      change(&changed)
      if changed != record, let text = try? changed.text { files[path]?.contents = Data(text.utf8) }
    }
  }
}
