import Model

extension ProjectBuilder {
  private static let settingsLabels = [
    "base", "configurations", "debug", "defaultConfiguration", "defaultSettings", "release",
  ]

  /// The build settings of a project or a target, or `nil` if they are not known.
  func settings(of member: Member) -> ProjectDescription.Settings? {
    guard let value = member["settings"], !value.isNothing else { return .init() }
    guard case .member(let settings)? = known(value, as: .named("Settings"), in: member),
      isOf("Settings", settings), ["init", "settings"].contains(settings.name),
      settings.arguments?.allSatisfy({ Self.settingsLabels.contains($0.label ?? "") }) == true,
      let base = texts(settings["base"], in: member)
    else { return nil }
    var result = ProjectDescription.Settings(base: base)
    for (label, name) in [("debug", "Debug"), ("release", "Release")] where settings[label] != nil {
      guard let texts = texts(settings[label], in: member) else { return nil }
      result.configurations.append(.init(name: name, settings: texts))
    }
    guard let written = settings["configurations"], !written.isNothing else { return result }
    guard case .list(let values)? = known(written, as: .list(.named("Configuration")), in: member) else { return nil }
    for value in values {
      guard let configuration = configuration(value, of: member) else { return nil }
      result.configurations.append(configuration)
    }
    return result
  }

  private func configuration(_ value: Value, of member: Member) -> ProjectDescription.Configuration? {
    guard case .member(let configuration) = value, isOf("Configuration", configuration),
      ["debug", "release"].contains(configuration.name),
      let texts = texts(configuration["settings"], in: member)
    else { return nil }
    let name: String? =
      switch known(configuration["name"], as: .named("ConfigurationName"), in: member) {
      case .text(let text)?: text.characters
      case .member(let name)? where name.name == "debug": "Debug"
      case .member(let name)? where name.name == "release": "Release"
      case .member(let name)? where name.name == "configuration": name.arguments?.first?.value.characters
      default: nil
      }
    guard let name else { return nil }
    guard let file = configuration["xcconfig"], !file.isNothing else { return .init(name: name, settings: texts) }
    return (try? path(file, of: member)).map { .init(name: name, settings: texts, file: $0) }
  }

  /// Whether a setting says something of modules, of what a target links, or of the files that it compiles.
  private static func matters(_ setting: String) -> Bool {
    let others: Set = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE", "SWIFT_OPTIMIZATION_LEVEL"]
    let starts = ["EXCLUDED_SOURCE", "INCLUDED_SOURCE", "OTHER_", "PRODUCT_MODULE", "PRODUCT_NAME", "SWIFT_", "TEST_"]
    return !others.contains(setting) && starts.contains(where: setting.hasPrefix) || setting.contains("_PATHS")
  }

  /// The settings of a dictionary, or `nil` if one that matters is not known.
  private func texts(_ value: Value?, in member: Member) -> [String: String]? {
    guard let value, !value.isNothing else { return [:] }
    let type = TypeName.named("SettingsDictionary")
    guard case .dictionary(let entries)? = known(value, as: type, in: member) else { return nil }
    var texts: [String: String] = [:]
    for entry in entries {
      guard let key = entry.key.characters else { return nil }
      let text = known(entry.value, as: .named("SettingValue"), in: member).flatMap(words)
      if text == nil, Self.matters(key) { return nil }
      texts[key] = text ?? ProjectDescription.Settings.unknown
    }
    return texts
  }

  /// The value as a type, whose members helpers may declare.
  private func known(_ value: Value?, as type: TypeName, in member: Member) -> Value? {
    value.flatMap { try? coerced($0, to: type, member) }
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
