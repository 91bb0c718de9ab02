/// A manifest with the given target declarations.
func manifest(_ targets: String..., name: String = "Shop", rest: String = "") -> String {
  manifest(targets, name: name, rest: rest)
}

func manifest(_ targets: [String], name: String = "Shop", rest: String = "") -> String {
  """
  // swift-tools-version: 6.0
  import PackageDescription

  let package = Package(
    name: "\(name)",
    \(rest)targets: [
  \(targets.map { "    \($0)," }.joined(separator: "\n"))
    ]
  )
  """
}

/// A single layer, for rules that do not depend on layers.
let oneLayer = "version: 1\nlayers: { All: { targets: [\"*\"], external: [\"*\"] } }\n"

/// Three layers, innermost first.
let threeLayers = """
  version: 1
  layers:
    Domain: { targets: [Domain], external: [Foundation] }
    Data: { targets: [Data], mayImport: [Domain], external: [Foundation, GRDB] }
    Presentation: { targets: [Presentation], mayImport: [Domain], external: [Foundation] }

  """

let threeTargets = manifest(
  #".target(name: "Domain")"#,
  #".target(name: "Data", dependencies: ["Domain"])"#,
  #".target(name: "Presentation", dependencies: ["Domain"])"#
)
