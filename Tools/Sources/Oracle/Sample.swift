import Foundation

enum Sample {
  /// The sorted `.swift` files below the folders, or a sample of them at equal distances.
  static func files(in folders: [String], limit: Int?) -> [String] {
    let all = folders.flatMap(files(in:)).sorted()
    guard let limit, limit > 0, limit < all.count else { return all }
    return (0..<limit).map { all[$0 * all.count / limit] }
  }

  private static func files(in folder: String) -> [String] {
    let root = URL(filePath: folder).resolvingSymlinksInPath()
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys) else { return [] }
    return found.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
      .map { $0.path(percentEncoded: false) }
  }
}
