import Model
import Reading

/// A build configuration of a project or a target, such as Debug.
struct XcodeConfiguration {
  let name: String
  let settings: [String: String]
  /// The settings of its `.xcconfig` file; empty if it has none, `nil` if they are not known.
  let fileSettings: [String: String]?

  /// The configurations of a project or a target.
  static func list(
    of owner: PropertyList?,
    in project: XcodeProject,
    _ files: inout XcodeSettingsFiles
  ) -> [XcodeConfiguration] {
    let list = project.object("buildConfigurationList", of: owner)?["buildConfigurations"]?.list ?? []
    return list.compactMap { $0.text.flatMap { project.objects[$0] } }.map { object in
      var fileSettings: [String: String]? = [:]
      if object.table.keys.contains(where: { $0.hasPrefix("baseConfigurationReference") }) {
        fileSettings = project.settingsFile(of: object).flatMap { files.settings(in: $0) }
      }
      return XcodeConfiguration(
        name: object.string("name") ?? "",
        settings: object["buildSettings"]?.table.mapValues { $0.text ?? $0.words.joined(separator: " ") } ?? [:],
        fileSettings: fileSettings
      )
    }
  }
}

extension XcodeProject {
  /// The path of a configuration's `.xcconfig` file. Xcode 16 names one in a synchronized folder by the folder.
  fileprivate func settingsFile(of configuration: PropertyList) -> String? {
    if let id = configuration.string("baseConfigurationReference") { return paths[id] }
    let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap { paths[$0] }
    let path = configuration.string("baseConfigurationReferenceRelativePath")
    guard let folder, let path else { return nil }
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }
}

/// The build settings of a target in one configuration.
struct XcodeSettings {
  /// From the target's own to those of the project's file. What comes after unknown ones is unknown as well.
  private let levels: [[String: String]]
  /// Whether all files with settings are known.
  let isComplete: Bool
  private let variables: [String: String]

  /// One for each configuration of the target.
  ///
  /// - Parameter configurations: Those of the project, by name.
  static func all(
    of target: XcodeTarget,
    in project: XcodeProject,
    _ configurations: [String: XcodeConfiguration],
    _ files: inout XcodeSettingsFiles
  ) -> [XcodeSettings] {
    var variables = ["TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": project.name]
    for name in ["PROJECT_DIR", "SOURCE_ROOT", "SRCROOT"] { variables[name] = project.sourceRoot }
    return XcodeConfiguration.list(of: target.object, in: project, &files).map { own in
      let outer = configurations[own.name]
      let all = [own.settings, own.fileSettings, outer?.settings, outer?.fileSettings]
      let levels = all.prefix { $0 != nil }.compactMap(\.self)
      return XcodeSettings(levels: levels, isComplete: levels.count == all.count, variables: variables)
    }
  }

  /// A setting as written.
  func written(_ name: String) -> String? { levels.lazy.compactMap { $0[name] }.first }

  /// A setting with its variables replaced, or `nil` if it is missing or one of them is unknown.
  func value(_ name: String) -> String? {
    var budget = 50
    return value(name, &budget)
  }

  /// The words of a list with their variables replaced, as far as these are known.
  func words(_ name: String) -> [String] {
    var budget = 1000
    return options(name).flatMap { (expanded($0, &budget) ?? $0).split(separator: " ").map(String.init) }
  }

  /// The words of a list under all conditions, such as `NAME[sdk=macosx*]`, and without one.
  func wordsUnderConditions(_ name: String) -> [String] {
    ([name] + Set(levels.flatMap(\.keys)).filter { $0.hasPrefix("\(name)[") }).flatMap(words)
  }

  /// The words of a list of options, with those that it inherits.
  func options(_ name: String) -> [String] {
    var words: [String] = []
    for text in levels.compactMap({ $0[name] }) {
      // More would be no list that a person has written, and every target has those of the project.
      words += text.split(separator: " ").prefix(1000).map { String($0.filter { $0 != "\"" }) }
      if !text.contains("$(inherited)") { break }
    }
    return words
  }

  /// - Parameter budget: The number of variables that may be replaced, as they may contain each other.
  private func value(_ name: String, _ budget: inout Int) -> String? {
    written(name).flatMap { expanded($0, &budget) }
  }

  private func expanded(_ text: String, _ budget: inout Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      budget -= 1
      guard budget > 0, part.first == "(" || part.first == "{" else { return nil }
      guard let end = part.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
      let words = part[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
      let operators = words.dropFirst()
      guard operators.allSatisfy({ ["c99extidentifier", "rfc1034identifier"].contains($0) }) else { return nil }
      let name = String(words[0])
      guard name.utf8.allSatisfy(\.isASCIIWord), let value = variables[name] ?? value(name, &budget) else { return nil }
      result += operators.isEmpty ? value : Target.moduleName(for: value)
      if result.utf8.count > 1000 { return nil }
      result += part[end...].dropFirst()
    }
    return result.contains("$") ? nil : result
  }
}
