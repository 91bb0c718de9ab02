import Foundation

extension ProductTree {
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
