import Foundation

/// A generated repository: packages of two targets with a hundred files each, the same in every run.
struct GeneratedTree {
  private static let filesInTarget = 100

  let path: String

  func write(files count: Int) throws {
    let targets = count / Self.filesInTarget
    for target in 0..<targets {
      let package = target / 2
      for file in 0..<Self.filesInTarget {
        try write(source(file, of: target), to: "Package\(package)/Sources/Target\(target)/File\(file).swift")
      }
      if target.isMultiple(of: 2) || target == targets - 1 {
        try write(manifest(package, targets: targets), to: "Package\(package)/Package.swift")
      }
    }
    try write(Self.configuration, to: "inward.yml")
  }

  /// A package whose only source is the file.
  func write(_ file: HostileFile) throws {
    try write(file.text, to: "Package0/Sources/Target0/File0.swift")
    try write(manifest(0, targets: 1), to: "Package0/Package.swift")
    try write(Self.configuration, to: "inward.yml")
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func manifest(_ package: Int, targets: Int) -> String {
    let names = [package * 2, package * 2 + 1].filter { $0 < targets }.map { ".target(name: \"Target\($0)\")," }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Package\(package)",
        targets: [
          \(names.joined(separator: "\n    "))
        ]
      )

      """
  }

  private func source(_ file: Int, of target: Int) -> String {
    """
    import Foundation
    \(target.isMultiple(of: 2) ? "" : "import Target\(target - 1)")

    """ + HostileFile.ordinarySource("Type\(target)x\(file)")
  }

  private static let configuration = """
    version: 1
    layers:
      Everything:
        targets: ["*"]
        external: ["*"]
    types:
      - match: { names: "*.State" }
        require: { conformances: Equatable }
      - match: { names: "*UseCase" }
        require: { layers: Everything }

    """
}
