/// The contents of a `Package.swift`, or of an Xcode project in the same terms.
public struct Manifest: Equatable, Sendable {
  public var name: String
  /// The version in the first line, such as `6.2` or `5.9.1`; empty for an Xcode project.
  public var toolsVersion: String
  public var products: [ProductDeclaration] = []
  public var dependencies: [PackageDependency] = []
  public var targets: [TargetDeclaration] = []
  /// `swiftLanguageModes:` of the package, such as `6` or `5`.
  public var languageModes: [String] = []

  public init(name: String, toolsVersion: String) {
    self.name = name
    self.toolsVersion = toolsVersion
  }
}

/// An entry of `products:`.
public struct ProductDeclaration: Equatable, Sendable {
  public var name: String
  public var kind: Kind
  public var targets: [String]

  public init(name: String, kind: Kind, targets: [String]) {
    self.name = name
    self.kind = kind
    self.targets = targets
  }

  public enum Kind: String, CaseIterable, Sendable {
    case library, executable, plugin
  }
}

/// An entry of the package's `dependencies:`.
public struct PackageDependency: Equatable, Sendable {
  /// The name by which targets refer to the package: the last part of its address or path, without `.git` and in lower
  /// case.
  ///
  /// Source: SwiftPM's `PackageIdentity`.
  public var identity: String
  /// The path of a local package as written, or the address or registry identity of a remote one.
  public var location: String
  public var isLocal: Bool
  /// `name:`, by which targets of older manifests may also refer to the package.
  public var name: String?
  public var position: SourcePosition?

  public init(identity: String, location: String, isLocal: Bool = false, name: String? = nil) {
    self.identity = identity
    self.location = location
    self.isLocal = isLocal
    self.name = name
  }
}

/// An entry of `targets:`.
public struct TargetDeclaration: Equatable, Sendable {
  public var name: String
  public var kind: Kind
  public var dependencies: [TargetDependency]
  /// `path:`, as written.
  public var path: String?
  /// `exclude:`, as written.
  public var exclude: [String] = []
  /// `sources:`, as written, or `nil` for all of them.
  public var sources: [String]?
  /// The paths of `resources:`, as written.
  public var resources: [String] = []
  /// `publicHeadersPath:` of a C target, as written.
  public var publicHeadersPath: String?
  public var settings: [SwiftSetting] = []
  /// Whether it may have other settings: in files that are not in the repository, such as the `.xcconfig` files of
  /// CocoaPods, or as what the manifest says of them cannot be evaluated.
  public var hasUnknownSettings = false
  public var plugins: [String] = []
  /// The position of the target's name in the manifest.
  public var position: SourcePosition?

  public init(name: String, kind: Kind, dependencies: [TargetDependency] = [], position: SourcePosition? = nil) {
    self.name = name
    self.kind = kind
    self.dependencies = dependencies
    self.position = position
  }

  /// Whether its path leads out of the package, which SwiftPM does not allow.
  public var leadsOut: Bool { path?.leads(outOf: "") ?? false }

  /// Replaces paths that lead out of the package and back in, such as `../Kit/Sources` in `Kit`, which SwiftPM allows. The
  /// package's own path is absolute.
  package mutating func shortenPaths(in folder: String) {
    guard let written = path else { return }
    let path = FolderPath.shortened(written, from: "", in: folder)
    let shortened = { FolderPath.shortened($0, from: path, in: folder) }
    self.path = path
    sources = sources?.map(shortened)
    exclude = exclude.map(shortened)
    resources = resources.map(shortened)
  }

  /// The target's kind, as named by `swift package dump-package`.
  public enum Kind: String, CaseIterable, Sendable {
    case regular, executable, test, system, binary, plugin, macro
  }
}

/// An entry of a target's `dependencies:`.
public struct TargetDependency: Hashable, Sendable {
  public var name: String
  public var kind: Kind
  /// `package:` of a product.
  public var package: String?
  /// `moduleAliases:` of a product, from the module's own name to its alias.
  public var moduleAliases: [String: String] = [:]
  /// Whether it has a condition, such as a platform or a trait.
  public var isConditional = false
  public var position: SourcePosition?

  public init(name: String, kind: Kind, package: String? = nil, position: SourcePosition? = nil) {
    self.name = name
    self.kind = kind
    self.package = package
    self.position = position
  }

  public enum Kind: CaseIterable, Sendable {
    /// `.target(name:)`.
    case target
    /// `.product(name:package:)`.
    case product
    /// `"Name"` or `.byName(name:)`: a target of the package if it exists, otherwise a product.
    case byName
  }
}

/// An entry of `swiftSettings:`.
public struct SwiftSetting: Equatable, Sendable {
  /// The function's name in manifests, such as `define`.
  public var name: String
  public var values: [String]

  public init(_ name: String, _ values: [String] = []) {
    self.name = name
    self.values = values
  }

  public static func languageMode(_ mode: String) -> SwiftSetting { SwiftSetting("swiftLanguageMode", [mode]) }

  public static func upcomingFeature(_ name: String) -> SwiftSetting { SwiftSetting("enableUpcomingFeature", [name]) }

  /// - Parameter actor: `MainActor`, or `nil` for nonisolated.
  public static func defaultIsolation(_ actor: String?) -> SwiftSetting {
    SwiftSetting("defaultIsolation", [actor].compactMap(\.self))
  }

  public var languageMode: String? { values(of: "swiftLanguageMode", option: "-swift-version").last }

  /// The actor to which it isolates declarations by default, if it names one.
  public var defaultIsolation: String? { values(of: "defaultIsolation", option: "-default-isolation").last }

  public var upcomingFeatures: [String] {
    let experiments = values(of: "enableExperimentalFeature", option: "-enable-experimental-feature")
    let isStrict = !Set(experiments).isDisjoint(with: ["StrictConcurrency", "StrictConcurrency=complete"])
    let hasOption = name == "unsafeFlags" && values.contains("-strict-concurrency=complete")
    return values(of: "enableUpcomingFeature", option: "-enable-upcoming-feature")
      + (isStrict || hasOption ? ["StrictConcurrency"] : [])
  }

  /// The values if it is this setting, or those of an option if it is a list of arguments for the compiler.
  private func values(of setting: String, option: String) -> [String] {
    switch name {
    case setting: values
    case "unsafeFlags": values.values(after: option)
    default: []
    }
  }
}

extension [String] {
  /// The values of an option in these arguments of the compiler.
  package func values(after option: String) -> [String] {
    // Each argument that is only for the compiler's front end comes after one that says so.
    let arguments = filter { $0 != "-Xfrontend" }
    return zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
  }

  /// The words as a build setting that is a list, as an `.xcconfig` file has it: one with a space is quoted.
  package var buildSetting: String {
    map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}

extension String {
  /// The words of a build setting that is a list. Their spaces are between quotation marks or after a backslash.
  package var buildSettingWords: [String] {
    var (words, word): ([String], String) = ([], "")
    var quote: Character?
    var characters = makeIterator()
    while let character = characters.next() {
      switch character {
      case "\\": word += characters.next().map(String.init) ?? ""
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil: quote = character
      case " " where quote == nil:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
