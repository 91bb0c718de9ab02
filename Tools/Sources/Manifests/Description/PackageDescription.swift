import Model
import Reading

/// The part of SwiftPM's PackageDescription library that the evaluator knows.
///
/// Source: https://docs.swift.org/swiftpm/documentation/packagedescription and the library's interface, version 6.3.
enum PackageDescription {
  static let targetType = "Target.TargetType"

  /// The labels of a target's settings.
  static let settings: Set = ["cSettings", "cxxSettings", "linkerSettings", "swiftSettings"]

  /// Types whose values are ignored.
  static let opaqueTypes: Set = [
    "BuildConfiguration", "BuildSettingCondition", "CLanguageStandard", "CSetting", "CXXLanguageStandard",
    "CXXSetting", "LanguageTag", "LinkerSetting", "MainActor", "Package.Dependency.Requirement",
    "Package.Dependency.Trait", "Platform", "PluginPermission", "PluginCommandIntent", "Product.Library.LibraryType",
    "Range", "Resource.Localization", "SupportedPlatform", "SystemPackageProvider",
    "Target.PluginCapability", "Trait", "Version", "WarningLevel",
  ]

  /// All types that a manifest can use without declaring them.
  static let typeNames = opaqueTypes.union(signatures.keys).union(ManifestLibrary.standardTypes)

  /// The stored properties of the classes, with their types.
  static let fields = signatures.filter { ["Package", "Product", "Target"].contains($0.key) }.mapValues { functions in
    Dictionary(functions.values.flatMap(\.labelled)) { $1 }
  }

  /// The present name of a property: the language modes were renamed.
  static func field(_ name: String) -> String {
    name == "swiftLanguageVersions" ? "swiftLanguageModes" : name
  }

  /// The static functions and values by name of the types that affect the result.
  static let signatures: [String: [String: Signature]] = {
    var signatures: [String: [String: Signature]] = [:]
    let declarations = (try? ManifestParser.statements(of: SourceTokens.tokens(of: interface))) ?? []
    for case .type(let type) in declarations.map(\.kind) {
      signatures[type.name] = Dictionary(type.cases.map { ($0.name, Signature($0.parameters ?? [])) }) { $1 }
    }
    let target = signatures["Target"]?["target"]
    for name in ["executableTarget", "testTarget", "macro"] { signatures["Target"]?[name] = target }
    signatures["SwiftVersion"] = signatures["SwiftLanguageMode"]
    return signatures
  }()

  /// The static functions and values as cases of enumerations. `Any` is a type that does not matter, and all parameters
  /// have defaults.
  private static let interface = """
    enum Package {
      case `init`(
        name: String, defaultLocalization: Any, platforms: Any, pkgConfig: Any, providers: Any, products: [Product],
        traits: Any, dependencies: [Package.Dependency], targets: [Target], swiftLanguageModes: [SwiftLanguageMode]?,
        swiftLanguageVersions: [SwiftLanguageMode]?, cLanguageStandard: Any, cxxLanguageStandard: Any)
    }
    enum Package.Dependency {
      case package(
        Any, name: String?, path: String, url: String, id: String, from: Any, exact: Any, branch: Any, revision: Any,
        traits: Any)
    }
    enum Product {
      case library(name: String, type: Any, targets: [String])
      case executable(name: String, targets: [String]), plugin(name: String, targets: [String])
      // Of Swift Playgrounds, from the module `AppleProductTypes`.
      case iOSApplication(
        name: String, targets: [String], bundleIdentifier: Any, teamIdentifier: Any, displayVersion: Any,
        bundleVersion: Any, appIcon: Any, iconAssetName: Any, accentColor: Any, accentColorAssetName: Any,
        supportedDeviceFamilies: Any, supportedInterfaceOrientations: Any, capabilities: Any, appCategory: Any,
        additionalInfoPlistContentFilePath: Any)
    }
    enum Resource {
      case copy(String), embedInCode(String), process(String, localization: Any)
    }
    enum SwiftLanguageMode {
      case v3, v4, v4_2, v5, v6, version(String)
    }
    // The last argument is a condition.
    enum SwiftSetting {
      case define(String, Any), unsafeFlags([String], Any), defaultIsolation(Any, Any), strictMemorySafety(Any)
      case enableUpcomingFeature(String, Any), enableExperimentalFeature(String, Any)
      case swiftLanguageMode(SwiftLanguageMode, Any), swiftLanguageVersion(SwiftLanguageMode, Any)
      case enableWarning(String, Any), disableWarning(String, Any), interoperabilityMode(Any, Any, version: Any)
      case treatAllWarnings(Any, as: Any), treatWarning(String, Any, as: Any)
    }
    enum Target {
      case target(
        name: String, dependencies: [Target.Dependency], path: String?, exclude: [String], sources: [String]?,
        resources: [Resource]?, publicHeadersPath: String?, packageAccess: Any, cSettings: Any, cxxSettings: Any,
        linkerSettings: Any, swiftSettings: [SwiftSetting]?, plugins: [Target.PluginUsage]?)
      case systemLibrary(name: String, path: String?, pkgConfig: Any, providers: Any)
      case binaryTarget(name: String, path: String?, url: String?, checksum: Any)
      case plugin(
        name: String, capability: Any, dependencies: [Target.Dependency], packageAccess: Any, path: String?,
        exclude: [String], sources: [String]?)
    }
    enum Target.Dependency {
      case target(name: String, condition: TargetDependencyCondition?)
      case targetItem(name: String, condition: TargetDependencyCondition?)
      case byName(name: String, condition: TargetDependencyCondition?)
      case byNameItem(name: String, condition: TargetDependencyCondition?)
      case product(
        name: String, package: String?, moduleAliases: [String: String]?, condition: TargetDependencyCondition?)
      case productItem(
        name: String, package: String?, moduleAliases: [String: String]?, condition: TargetDependencyCondition?)
    }
    enum Target.PluginUsage {
      case plugin(name: String, package: String?)
    }
    enum Target.TargetType {
      case regular, executable, test, system, binary, plugin, macro
    }
    enum TargetDependencyCondition {
      case when(platforms: Any, traits: Any)
    }
    """
}

/// The arguments of a function.
struct Signature: Sendable {
  private(set) var labelled: [String: TypeName] = [:]
  private(set) var unlabelled: [TypeName] = []

  init(_ parameters: [Parameter]) {
    for parameter in parameters {
      let type = if case .named("Any") = parameter.type { TypeName.anything } else { parameter.type }
      if let label = parameter.label { labelled[label] = type } else { unlabelled.append(type) }
    }
  }

  /// Whether it is used without parentheses.
  var isProperty: Bool { labelled.isEmpty && unlabelled.isEmpty }
}

extension Interpreter {
  /// A static member of one of SwiftPM's types, or `nil` if the type has none by that name.
  func builtIn(_ member: Member, of type: String) throws -> Value? {
    var member = member
    member.type = type
    if library.isOpaque(type) { return .member(member) }
    guard let signature = PackageDescription.signatures[type]?[member.name] else { return nil }
    guard let arguments = member.arguments else { return signature.isProperty ? .member(member) : nil }
    guard !signature.isProperty, let fitted = try fitted(arguments, to: signature) else { return nil }
    if type == "TargetDependencyCondition", fitted.isEmpty { return nil }
    member.arguments = fitted
    guard PackageDescription.fields[type] != nil else { return .member(member) }
    let object = Object(type: type, arguments: fitted)
    let kind = Self.kinds[member.name] ?? member.name
    switch type {
    case "Package": packages.append(object)
    case "Product": object["kind"] = .text(Text(characters: kind))
    default: object["type"] = .member(Member(type: PackageDescription.targetType, name: kind, position: position))
    }
    return .object(object)
  }

  /// The kinds of targets and products that have another name than the function that makes one.
  private static let kinds = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system",
    "binaryTarget": "binary", "iOSApplication": "executable",
  ]

  /// Whether one of SwiftPM's types has a member with this name and these labels.
  func isBuiltIn(_ member: Member, of type: String) -> Bool {
    guard library == .packageDescription, let signature = PackageDescription.signatures[type]?[member.name]
    else { return false }
    guard let arguments = member.arguments else { return signature.isProperty }
    // A package has a location.
    let hasLocation = arguments.contains { ["path", "url", "id"].contains($0.label) }
    guard hasLocation || type != "Package.Dependency" else { return false }
    return arguments.filter { $0.label == nil }.count <= signature.unlabelled.count
      && arguments.allSatisfy { $0.label.map { signature.labelled[$0] != nil } ?? true }
  }

  /// The arguments with their types, or `nil` if the function does not accept them.
  private func fitted(_ arguments: [EvaluatedArgument], to signature: Signature) throws -> [EvaluatedArgument]? {
    var fitted: [EvaluatedArgument] = []
    var unlabelled = signature.unlabelled[...]
    for var argument in arguments {
      let label = argument.label
      let isRepeated = label != nil && fitted.contains { $0.label == label }
      guard !argument.isTrailing, !isRepeated,
        let type = label.map({ signature.labelled[$0] }) ?? unlabelled.popFirst()
      else { return nil }
      argument.value = try coerced(argument.value, to: type, in: globals)
      fitted.append(argument)
    }
    return fitted
  }
}
