import Foundation

/// Where a build failed.
struct BuildErrors {
  struct Place: Hashable {
    /// Relative to the root of the build.
    let path: String
    let line: Int
  }

  let places: [Place]

  /// - Parameters:
  ///   - log: What the build printed.
  ///   - root: The absolute path of the folder that is built.
  init(log: String, root: String) {
    var places: [Place] = []
    for line in log.split(separator: "\n") where line.hasPrefix(root + "/") && line.contains(": error: ") {
      let parts = line.dropFirst(root.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[1]), Int(parts[2]) != nil else { continue }
      let place = Place(path: String(parts[0]), line: number)
      if !places.contains(place) { places.append(place) }
    }
    self.places = places
  }
}
