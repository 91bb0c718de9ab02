import Configurations
import Model

extension XcodeGenSpec {
  /// Of groups of settings in each other.
  private static let depthLimit = 20

  /// The configurations of the project or a target.
  mutating func configurations(of node: YAMLNode) -> [XcodeConfiguration] {
    var configurations: [XcodeConfiguration] = []
    for name in configurationNames where work > 0 {
      let settings = settings(node["settings"], in: name)
      let file = node["configFiles"]?[name]?.text.map { text -> XcodeConfiguration.File in
        project.relative(FolderPath.absolute(text, from: project.sourceRoot)).map { .path($0) } ?? .unknown
      }
      configurations.append(XcodeConfiguration(name: name, settings: settings, file: file ?? .none))
    }
    return configurations
  }

  var configurationNames: [String] { root["configs"]?.entries.map(\.key) ?? ["Debug", "Release"] }

  /// Settings in a configuration. Those of groups are replaced by others.
  private mutating func settings(_ written: YAMLNode?, in name: String, depth: Int = 0) -> [String: String] {
    guard let written, work > 0, depth < Self.depthLimit else { return [:] }
    var settings: [String: String] = [:]
    for group in written["groups"]?.elements.compactMap(\.text) ?? [] {
      settings.merge(self.settings(root["settingGroups"]?[group], in: name, depth: depth + 1)) { $1 }
    }
    let names = configurationNames
    // A key that is no whole name stands for all with it.
    let own = (written["configs"]?.entries ?? []).filter { entry in
      work -= Self.entryWork
      return entry.key == name || !names.contains(entry.key) && name.lowercased().contains(entry.key.lowercased())
    }
    for entry in (written.hasGroupsOfSettings ? written["base"] : written)?.entries ?? [] {
      work -= Self.entryWork
      let text = entry.value.boolean.map { $0 ? "YES" : "NO" } ?? entry.value.text
      settings[entry.key] = text ?? entry.value.elements.compactMap(\.text).buildSetting
    }
    for entry in own { settings.merge(self.settings(entry.value, in: name, depth: depth + 1)) { $1 } }
    work -= Self.entryWork
    return settings
  }
}

extension YAMLNode {
  /// Whether settings are below keys such as `base`.
  var hasGroupsOfSettings: Bool { ["base", "configs", "groups"].contains { self[$0] != nil } }
}
