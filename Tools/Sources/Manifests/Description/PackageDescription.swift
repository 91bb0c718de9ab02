import Model

/// What the reader knows of the package manager's own library for manifests.
///
/// Source: https://docs.swift.org/swiftpm/documentation/packagedescription and the library's interface, version 6.3.
enum PackageDescription {
  static let targetType = "Target.TargetType"

  /// Types whose members are checked, as the result depends on them.
  static let knownTypes: Set = [
    "Package", "Package.Dependency", "Product", "SwiftLanguageMode", "SwiftSetting", "SwiftVersion", "Target",
    "Target.Dependency", "Target.PluginUsage", "TargetDependencyCondition", targetType,
  ]

  /// Types whose values nothing looks into.
  static let opaqueTypes: Set = [
    "BuildConfiguration", "BuildSettingCondition", "CLanguageStandard", "CSetting", "CXXLanguageStandard",
    "CXXSetting", "LanguageTag", "LinkerSetting", "MainActor", "Package.Dependency.Requirement",
    "Package.Dependency.Trait", "Platform", "PluginPermission", "PluginCommandIntent", "Product.Library.LibraryType",
    "Range", "Resource", "Resource.Localization", "SupportedPlatform", "SystemPackageProvider",
    "Target.PluginCapability", "Trait", "Version", "WarningLevel",
  ]

  /// All types that a manifest can name without declaring them.
  static let typeNames = knownTypes.union(opaqueTypes).union([
    "Any", "Array", "Bool", "Context", "Dictionary", "Double", "Foundation", "Int", "PackageDescription",
    "ProcessInfo", "Set", "String", "Swift",
  ])

  /// The properties of the classes that are stored, by their types.
  static let fields: [String: [String: TypeName]] = [
    "Package": labels(package),
    "Product": labels(products.values),
    "Target": labels(targets.values),
  ]

  /// The name that a property is kept by: the language modes were renamed.
  static func field(_ name: String) -> String {
    name == "swiftLanguageVersions" ? "swiftLanguageModes" : name
  }

  private static func labels(_ signatures: some Sequence<Signature>) -> [String: TypeName] {
    var result: [String: TypeName] = [:]
    for signature in signatures {
      for (label, type) in signature.labelled { result[field(label)] = type }
    }
    return result
  }

  private static func labels(_ signature: Signature) -> [String: TypeName] { labels([signature]) }
}

/// The arguments that a function of the library takes.
struct Signature: Sendable {
  var labelled: [String: TypeName] = [:]
  var unlabelled: [TypeName] = []
  /// Whether it may stand without brackets.
  var isProperty = false
}
