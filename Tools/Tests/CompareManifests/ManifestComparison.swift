import Manifests
import Model

/// Compares the evaluator's manifest with SwiftPM's.
enum ManifestComparison {
  struct Outcome: Equatable {
    let label: String
    var detail: String?

    static let equal = Outcome(label: "equal by text")
  }

  static func compare(folder: String) -> Outcome {
    let output: [UInt8]
    let dumped: Manifest
    do {
      output = try PackageDump.run(folder)
      dumped = try PackageDump.manifest(from: output, folder: folder)
    } catch {
      return Outcome(label: "invalid", detail: String(describing: error))
    }
    do {
      var reader = ManifestReader(dump: { _ in output })
      reader.systems = [.current]
      let read = try reader.read(folder: folder)
      if let unsupported = read.unsupported { return Outcome(label: "dumped", detail: unsupported.description) }
      let difference = difference(read.manifest.comparable(in: folder).sorted, dumped.comparable(in: folder).sorted)
      return difference.map { Outcome(label: "different", detail: $0) } ?? .equal
    } catch {
      return Outcome(label: "different", detail: error.description)
    }
  }

  /// The first difference between two manifests, or `nil` if they are equal.
  static func difference(_ read: Manifest, _ dumped: Manifest) -> String? {
    if read == dumped { return nil }
    for (left, right) in zip(read.targets, dumped.targets) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.dependencies, dumped.dependencies) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.products, dumped.products) where left != right { return "\(left) ≠ \(right)" }
    return "\(read) ≠ \(dumped)"
  }
}

extension Manifest {
  /// With all lists in the order of names: what comes from a dictionary has another order in each run of SwiftPM.
  fileprivate var sorted: Manifest {
    var manifest = self
    manifest.targets = targets.sorted(by: \.name)
    for index in targets.indices {
      manifest.targets[index].dependencies = manifest.targets[index].dependencies.sorted(by: \.name)
    }
    manifest.products = products.sorted(by: \.name)
    manifest.dependencies = dependencies.sorted(by: \.identity)
    return manifest
  }
}

extension ManifestContext.System {
  fileprivate static var current: Self {
    var (name, architecture) = ("", "")
    #if os(macOS)
      name = "macOS"
    #elseif os(Linux)
      name = "Linux"
    #elseif os(Windows)
      name = "Windows"
    #elseif os(FreeBSD)
      name = "FreeBSD"
    #endif
    #if arch(arm64)
      architecture = "arm64"
    #elseif arch(x86_64)
      architecture = "x86_64"
    #endif
    return Self(name: name, architecture: architecture)
  }
}
