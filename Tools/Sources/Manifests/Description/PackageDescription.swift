import Model

/// The part of SwiftPM's PackageDescription library that the evaluator knows.
///
/// Source: https://docs.swift.org/swiftpm/documentation/packagedescription and the library's interface, version 6.3.
enum PackageDescription {
  static let targetType = "Target.TargetType"

  /// Types whose values are ignored.
  static let opaqueTypes: Set = [
    "BuildConfiguration", "BuildSettingCondition", "CLanguageStandard", "CSetting", "CXXLanguageStandard",
    "CXXSetting", "LanguageTag", "LinkerSetting", "MainActor", "Package.Dependency.Requirement",
    "Package.Dependency.Trait", "Platform", "PluginPermission", "PluginCommandIntent", "Product.Library.LibraryType",
    "Range", "Resource.Localization", "SupportedPlatform", "SystemPackageProvider",
    "Target.PluginCapability", "Trait", "Version", "WarningLevel",
  ]

  /// All types that a manifest can use without declaring them.
  static let typeNames = opaqueTypes.union(signatures.keys).union(ManifestLibrary.standardTypes).union(["Package"])

  /// The stored properties of the classes, with their types.
  static let fields: [String: [String: TypeName]] = [
    "Package": package.labelled,
    "Product": Dictionary(products.values.flatMap(\.labelled)) { $1 },
    "Target": Dictionary(targets.values.flatMap(\.labelled)) { $1 },
  ]

  /// The present name of a property: the language modes were renamed.
  static func field(_ name: String) -> String {
    name == "swiftLanguageVersions" ? "swiftLanguageModes" : name
  }
}

/// The arguments of a function.
struct Signature: Sendable {
  var labelled: [String: TypeName] = [:]
  var unlabelled: [TypeName] = []
  /// Whether it is used without parentheses.
  var isProperty: Bool { labelled.isEmpty && unlabelled.isEmpty }
}

extension PackageDescription {
  private static let texts = TypeName.list(.text)
  private static let optionalText = TypeName.optional(.text)
  private static let condition = TypeName.optional(.named("TargetDependencyCondition"))

  /// The static functions by name of the types that affect the result.
  static let signatures: [String: [String: Signature]] = [
    "Package.Dependency": ["package": packageDependency],
    "Product": products,
    "Resource": resources,
    "SwiftLanguageMode": languageModes,
    "SwiftSetting": settings,
    "SwiftVersion": languageModes,
    "Target": targets,
    "Target.Dependency": dependencies,
    "Target.PluginUsage": ["plugin": Signature(labelled: ["name": .text, "package": optionalText])],
    "TargetDependencyCondition": ["when": Signature(labelled: ["platforms": .anything, "traits": .anything])],
    targetType: Dictionary(TargetDeclaration.Kind.allCases.map { ($0.rawValue, property) }) { $1 },
  ]

  private static let property = Signature()

  static let package = Signature(labelled: [
    "name": .text, "defaultLocalization": .anything, "platforms": .anything, "pkgConfig": .anything,
    "providers": .anything, "products": .list(.named("Product")), "traits": .anything,
    "dependencies": .list(.named("Package.Dependency")), "targets": .list(.named("Target")),
    "swiftLanguageModes": .optional(.list(.named("SwiftLanguageMode"))),
    "swiftLanguageVersions": .optional(.list(.named("SwiftLanguageMode"))),
    "cLanguageStandard": .anything, "cxxLanguageStandard": .anything,
  ])

  /// An `iOSApplication` is one of Swift Playgrounds, from the module `AppleProductTypes`.
  private static let products: [String: Signature] = [
    "library": Signature(labelled: ["name": .text, "type": .anything, "targets": texts]),
    "executable": Signature(labelled: ["name": .text, "targets": texts]),
    "plugin": Signature(labelled: ["name": .text, "targets": texts]),
    "iOSApplication": Signature(
      labelled: [
        "bundleIdentifier", "teamIdentifier", "displayVersion", "bundleVersion", "appIcon", "iconAssetName",
        "accentColor", "accentColorAssetName", "supportedDeviceFamilies", "supportedInterfaceOrientations",
        "capabilities", "appCategory", "additionalInfoPlistContentFilePath",
      ].reduce(into: ["name": .text, "targets": texts]) { $0[$1] = .anything }
    ),
  ]

  private static let targets: [String: Signature] = [
    "target": sources,
    "executableTarget": sources,
    "testTarget": sources,
    "macro": sources,
    "systemLibrary": Signature(labelled: [
      "name": .text, "path": optionalText, "pkgConfig": .anything, "providers": .anything,
    ]),
    "binaryTarget": Signature(labelled: [
      "name": .text, "path": optionalText, "url": optionalText, "checksum": .anything,
    ]),
    "plugin": Signature(labelled: [
      "name": .text, "capability": .anything, "dependencies": .list(.named("Target.Dependency")),
      "packageAccess": .anything, "path": optionalText, "exclude": texts, "sources": .optional(texts),
    ]),
  ]

  private static let sources = Signature(labelled: [
    "name": .text, "dependencies": .list(.named("Target.Dependency")), "path": optionalText, "exclude": texts,
    "sources": .optional(texts), "resources": .optional(.list(.named("Resource"))), "publicHeadersPath": optionalText,
    "packageAccess": .anything, "cSettings": .anything, "cxxSettings": .anything, "linkerSettings": .anything,
    "swiftSettings": .optional(.list(.named("SwiftSetting"))),
    "plugins": .optional(.list(.named("Target.PluginUsage"))),
  ])

  private static let dependencies: [String: Signature] = [
    "target": local, "targetItem": local, "byName": local, "byNameItem": local, "product": product,
    "productItem": product,
  ]

  private static let local = Signature(labelled: ["name": .text, "condition": condition])
  private static let product = Signature(labelled: [
    "name": .text, "package": optionalText, "condition": condition,
    "moduleAliases": .optional(.dictionary(.text, .text)),
  ])

  private static let resources: [String: Signature] = [
    "copy": Signature(unlabelled: [.text]),
    "embedInCode": Signature(unlabelled: [.text]),
    "process": Signature(labelled: ["localization": .anything], unlabelled: [.text]),
  ]

  private static let packageDependency = Signature(
    labelled: [
      "name": optionalText, "path": .text, "url": .text, "id": .text, "from": .anything, "exact": .anything,
      "branch": .anything, "revision": .anything, "traits": .anything,
    ],
    unlabelled: [.anything]
  )

  /// The entries of `swiftSettings:`. The last argument is a condition, which is ignored.
  private static let settings: [String: Signature] = [
    "define": name, "enableUpcomingFeature": name, "enableExperimentalFeature": name, "enableWarning": name,
    "disableWarning": name, "swiftLanguageMode": languageMode, "swiftLanguageVersion": languageMode,
    "unsafeFlags": Signature(unlabelled: [.list(.text), .anything]),
    "interoperabilityMode": Signature(labelled: ["version": .anything], unlabelled: [.anything, .anything]),
    "strictMemorySafety": Signature(unlabelled: [.anything]),
    "defaultIsolation": Signature(unlabelled: [.anything, .anything]),
    "treatAllWarnings": Signature(labelled: ["as": .anything], unlabelled: [.anything]),
    "treatWarning": Signature(labelled: ["as": .anything], unlabelled: [.text, .anything]),
  ]

  private static let name = Signature(unlabelled: [.text, .anything])
  private static let languageMode = Signature(unlabelled: [.named("SwiftLanguageMode"), .anything])

  private static let languageModes: [String: Signature] = [
    "v3": property, "v4": property, "v4_2": property, "v5": property, "v6": property,
    "version": Signature(unlabelled: [.text]),
  ]
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
    guard type == "Target" || type == "Product" else { return .member(member) }
    let object = Object(type: type, arguments: fitted)
    let kind = Self.kinds[member.name] ?? member.name
    if type == "Target" {
      object["type"] = .member(Member(type: PackageDescription.targetType, name: kind, position: position))
    } else {
      object["kind"] = .text(Text(characters: kind))
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

  func package(_ arguments: [EvaluatedArgument]) throws -> Value {
    guard let fitted = try fitted(arguments, to: PackageDescription.package) else {
      throw unsupported("an argument of the package")
    }
    let package = Object(type: "Package", arguments: fitted)
    packages.append(package)
    return .object(package)
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
