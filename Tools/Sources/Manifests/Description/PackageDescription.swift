import Model

/// The part of SwiftPM's PackageDescription library that the evaluator knows.
///
/// Source: https://docs.swift.org/swiftpm/documentation/packagedescription and the library's interface, version 6.3.
enum PackageDescription {
  static let targetType = "Target.TargetType"

  /// Types whose members are checked, because they affect the result.
  static let knownTypes: Set = [
    "Package", "Package.Dependency", "Product", "Resource", "SwiftLanguageMode", "SwiftSetting", "SwiftVersion",
    "Target", "Target.Dependency", "Target.PluginUsage", "TargetDependencyCondition", targetType,
  ]

  /// Types whose values are ignored.
  static let opaqueTypes: Set = [
    "BuildConfiguration", "BuildSettingCondition", "CLanguageStandard", "CSetting", "CXXLanguageStandard",
    "CXXSetting", "LanguageTag", "LinkerSetting", "MainActor", "Package.Dependency.Requirement",
    "Package.Dependency.Trait", "Platform", "PluginPermission", "PluginCommandIntent", "Product.Library.LibraryType",
    "Range", "Resource.Localization", "SupportedPlatform", "SystemPackageProvider",
    "Target.PluginCapability", "Trait", "Version", "WarningLevel",
  ]

  /// All types that a manifest can use without declaring them.
  static let typeNames = knownTypes.union(opaqueTypes).union(ManifestLibrary.standardTypes)

  /// The stored properties of the classes, with their types.
  static let fields: [String: [String: TypeName]] = [
    "Package": labels([package]),
    "Product": labels(products.values),
    "Target": labels(targets.values),
  ]

  /// The present name of a type: the language modes were renamed.
  static func currentName(of type: String) -> String {
    type == "SwiftVersion" ? "SwiftLanguageMode" : type
  }

  /// The present name of a property.
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
}

/// The arguments of a function.
struct Signature: Sendable {
  var labelled: [String: TypeName] = [:]
  var unlabelled: [TypeName] = []
  /// Whether it can be used without parentheses.
  var isProperty = false
}
