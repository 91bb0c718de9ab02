import Model

/// A target in the output of `swift package dump-package`.
struct DumpedTarget: Decodable {
  var name: String
  var type: String
  /// Each is a list of the name and options under the name of its kind.
  var dependencies: [[String: [DumpedValue]]]
  var path: String?
  var exclude: [String]?
  var sources: [String]?
  var resources: [Resource]?
  var publicHeadersPath: String?
  var settings: [Setting]?
  var pluginUsages: [PluginUsage]?

  struct Resource: Decodable {
    var path: String
  }

  /// The plugin's name, followed by its package's name.
  struct PluginUsage: Decodable {
    var plugin: [String?]
  }

  struct Setting: Decodable {
    var tool: String
    /// The setting's name is the only key, with its values under `_0` and so on.
    var kind: [String: [String: DumpedValue]]
    /// Of some builds only.
    var condition: DumpedValue?
  }

  func declaration() throws -> TargetDeclaration {
    guard let kind = TargetDeclaration.Kind(rawValue: type) else {
      throw DumpedManifest.Unknown("unknown target kind `\(type)`")
    }
    return TargetDeclaration(
      name: name,
      kind: kind,
      dependencies: try dependencies.map(dependency),
      path: path,
      exclude: exclude ?? [],
      sources: sources,
      resources: (resources ?? []).map(\.path),
      publicHeadersPath: publicHeadersPath,
      settings: try (settings ?? []).filter { $0.tool == "swift" }.map { try $0.setting() },
      plugins: (pluginUsages ?? []).compactMap { $0.plugin.first ?? nil }
    )
  }

  private func dependency(_ kinds: [String: [DumpedValue]]) throws -> TargetDependency {
    guard let (key, values) = kinds.first, case .text(let name)? = values.first else {
      throw DumpedManifest.Unknown("target dependency without a name")
    }
    let kind: TargetDependency.Kind
    switch (key, values.dropFirst().first) {
    case ("byName", _): kind = .byName
    case ("target", _): kind = .target
    case ("product", .text(let package)?): kind = .product(package: package)
    case ("product", _?): kind = .product(package: nil)
    default: throw DumpedManifest.Unknown("unknown kind of target dependency")
    }
    var declaration = TargetDependency(name: name, kind: kind)
    for value in values {
      switch value {
      case .pairs(let aliases): declaration.moduleAliases = aliases
      case .other, .texts: declaration.isConditional = true
      case .missing, .text: break
      }
    }
    return declaration
  }
}

extension DumpedTarget.Setting {
  fileprivate func setting() throws -> SwiftSetting {
    guard let (name, values) = kind.first else { throw DumpedManifest.Unknown("setting without a name") }
    if condition != nil { return .other(name) }
    return switch (name, values["_0"]) {
    case ("define", .text(let text)?): .define(text)
    case ("enableUpcomingFeature", .text(let text)?): .upcomingFeature(text)
    case ("enableExperimentalFeature", .text(let text)?): .experimentalFeature(text)
    case ("unsafeFlags", .texts(let flags)?): .unsafeFlags(flags)
    case ("swiftLanguageMode", .text(let mode)?): .languageMode(mode)
    case ("defaultIsolation", .text(let isolation)?): .defaultIsolation(isolation == "nonisolated" ? nil : isolation)
    default: .other(name)
    }
  }
}
