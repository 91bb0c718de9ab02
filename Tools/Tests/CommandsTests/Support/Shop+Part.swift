import TestSupport

extension Shop {
  /// A source of the part.
  static let excludedInPart = "Part/Sources/Kit/Made/Made.swift"

  /// A repository with a part that does not exclude what the root excludes.
  static func withPart(excluding pattern: String) throws -> Shop {
    try Shop([
      "inward.yml": Shop().read("inward.yml") + "exclude: [\(pattern)]\n",
      "Part/inward.yml": "version: 1\nlayers: { Kit: { targets: [Kit] } }\n",
      "Part/Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Part", targets: [.target(name: "Kit")])"#
      ),
      "Part/Sources/Kit/Kit.swift": "public struct Kit {}\n", excludedInPart: "public struct Made {}\n",
    ])
  }
}
