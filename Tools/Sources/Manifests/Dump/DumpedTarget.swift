import Model

/// A target in the output of `swift package dump-package`.
struct DumpedTarget: Decodable {
  var name: String
  var type: String
  var dependencies: [DumpedTargetDependency]
  var path: String?
  var exclude: [String]?
  var sources: [String]?
  var resources: [Resource]?
  var publicHeadersPath: String?
  var settings: [DumpedSetting]?
  var pluginUsages: [PluginUsage]?

  struct Resource: Decodable {
    var path: String
  }

  /// The plugin's name, followed by its package's name.
  struct PluginUsage: Decodable {
    var plugin: [String?]
  }

  func declaration() throws -> TargetDeclaration {
    guard let kind = TargetDeclaration.Kind(rawValue: type) else {
      throw DumpedManifest.Unknown(description: "unknown target kind `\(type)` in its output")
    }
    return TargetDeclaration(
      name: name,
      kind: kind,
      dependencies: try dependencies.map { try $0.declaration() },
      path: path,
      exclude: exclude ?? [],
      sources: sources,
      resources: (resources ?? []).map(\.path),
      publicHeadersPath: publicHeadersPath,
      settings: try (settings ?? []).filter { $0.tool == "swift" }.map { try $0.setting() },
      plugins: (pluginUsages ?? []).compactMap { $0.plugin.first ?? nil }
    )
  }
}

/// A target's dependency: a list of its name and options, under the name of its kind.
struct DumpedTargetDependency: Decodable {
  var byName: [Part]?
  var product: [Part]?
  var target: [Part]?

  /// A name, the module aliases or the condition; the position in the list decides which.
  enum Part: Decodable {
    case missing
    case name(String)
    case aliases([String: String])
    case condition

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .missing
      } else if let name = try? container.decode(String.self) {
        self = .name(name)
      } else if let aliases = try? container.decode([String: String].self) {
        self = .aliases(aliases)
      } else {
        self = .condition
      }
    }
  }

  func declaration() throws -> TargetDependency {
    if let parts = byName { return try declaration(of: .byName, parts) }
    if let parts = target { return try declaration(of: .target, parts) }
    guard let parts = product, parts.count > 1 else {
      throw DumpedManifest.Unknown(description: "unknown kind of target dependency in its output")
    }
    let package: String? = if case .name(let name) = parts[1] { name } else { nil }
    return try declaration(of: .product(package: package), parts)
  }

  private func declaration(of kind: TargetDependency.Kind, _ parts: [Part]) throws -> TargetDependency {
    guard case .name(let name)? = parts.first else {
      throw DumpedManifest.Unknown(description: "target dependency without a name in its output")
    }
    var declaration = TargetDependency(name: name, kind: kind)
    for part in parts {
      if case .aliases(let aliases) = part { declaration.moduleAliases = aliases }
      if case .condition = part { declaration.isConditional = true }
    }
    return declaration
  }
}
