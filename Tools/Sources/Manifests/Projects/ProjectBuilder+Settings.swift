import Model

extension ProjectBuilder {
  private static let settingsLabels = [
    "base", "configurations", "debug", "defaultConfiguration", "defaultSettings", "release",
  ]

  /// The build settings of a project or a target, or `nil` if they are not known.
  func settings(of member: Member) -> ProjectDescription.Settings? {
    guard let value = member["settings"], !value.isNothing, value.member?.name != "none" else { return .init() }
    return try? settings(value)
  }

  private func settings(_ value: Value) throws -> ProjectDescription.Settings {
    guard case .member(let settings) = try coerced(value, to: .named("Settings")),
      isOf("Settings", settings), ["init", "settings"].contains(settings.name),
      settings.arguments?.allSatisfy({ Self.settingsLabels.contains($0.label ?? "") }) == true
    else { throw interpreter.unsupported("settings that are not known") }
    var result = ProjectDescription.Settings(base: try texts(settings["base"]))
    for (label, name) in [("debug", "Debug"), ("release", "Release")] where settings[label] != nil {
      result.configurations.append(.init(name: name, settings: try texts(settings[label])))
    }
    result.configurations += try members("configurations", of: settings, as: "Configuration").map(configuration)
    return result
  }

  private func configuration(_ configuration: Member) throws -> ProjectDescription.Configuration {
    let name: String? =
      switch try coerced(configuration["name"] ?? .nothing, to: .named("ConfigurationName")) {
      case .text(let text): text.characters
      case .member(let name) where name.name == "debug": "Debug"
      case .member(let name) where name.name == "release": "Release"
      case .member(let name) where name.name == "configuration": name.arguments?.first?.value.characters
      default: nil
      }
    guard let name, ["debug", "release"].contains(configuration.name) else {
      throw interpreter.unsupported("a configuration that is not known")
    }
    let texts = try texts(configuration["settings"])
    guard let file = configuration["xcconfig"], !file.isNothing else { return .init(name: name, settings: texts) }
    return .init(name: name, settings: texts, file: try path(file))
  }

  /// Whether a setting says something of modules, of what a target links, or of the files that it compiles.
  private static func matters(_ setting: String) -> Bool {
    let others: Set = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE", "SWIFT_OPTIMIZATION_LEVEL"]
    let starts = ["EXCLUDED_SOURCE", "INCLUDED_SOURCE", "OTHER_", "PRODUCT_MODULE", "PRODUCT_NAME", "SWIFT_", "TEST_"]
    return !others.contains(setting) && starts.contains(where: setting.hasPrefix) || setting.contains("_PATHS")
  }

  /// The settings of a dictionary, of which those that matter have to be known.
  private func texts(_ value: Value?) throws -> [String: String] {
    guard let value, !value.isNothing else { return [:] }
    guard case .dictionary(let entries) = try coerced(value, to: .named("SettingsDictionary")) else {
      throw interpreter.unsupported("settings that are not known")
    }
    return try entries.reduce(into: [:]) { texts, entry in
      let text = (try? coerced(entry.value, to: .named("SettingValue"))).flatMap(words)
      guard let key = entry.key.characters, text != nil || !Self.matters(key) else {
        throw interpreter.unsupported("a setting that is not known")
      }
      texts[key] = text ?? ProjectDescription.Settings.unknown
    }
  }

  private func words(_ value: Value) -> String? {
    switch value {
    case .text(let text): text.characters
    case .boolean(let value): value ? "YES" : "NO"
    case .member(let member) where isOf("SettingValue", member) && ["array", "init", "string"].contains(member.name):
      member.arguments?.first.flatMap { words($0.value) }
    case .list(let values):
      values.allSatisfy { $0.characters != nil } ? values.compactMap(\.characters).buildSetting : nil
    default: nil
    }
  }
}
