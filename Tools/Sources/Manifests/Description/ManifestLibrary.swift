/// The library that a manifest imports.
enum ManifestLibrary {
  /// SwiftPM's, whose types are known.
  case packageDescription
  /// Tuist's, none of whose types is known, nor those of its plugins.
  case projectDescription

  static let modules: Set = ["Foundation", "PackageDescription", "ProjectDescription", "Swift"]

  var typeNames: Set<String> { self == .packageDescription ? PackageDescription.typeNames : Self.standardTypes }

  /// Types that a manifest can use without any of the libraries' types.
  static let standardTypes = modules.union([
    "Any", "Array", "Bool", "Context", "Dictionary", "Int", "ProcessInfo", "Set", "String",
  ])

  /// Whether a type that the manifest does not declare is kept as written.
  func isOpaque(_ type: String) -> Bool {
    switch self {
    case .packageDescription: PackageDescription.opaqueTypes.contains(type)
    case .projectDescription:
      !Self.standardTypes.contains(type) && type.split(separator: ".").last?.first?.isUppercase == true
    }
  }
}
