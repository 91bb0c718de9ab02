import Manifests
import Model

/// The build settings of a target in one configuration.
struct XcodeSettings {
  /// From the target's own to those of the project's file.
  private var levels: [[String: String]]
  /// The number of levels before the first that may have unknown settings.
  private let certainLevels: Int
  private let variables: [String: String]

  static func all(of target: XcodeTarget, in project: XcodeProject, _ files: inout XcodeSettingsFiles) -> [Self] {
    var variables = ["TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": project.name]
    for name in ["PROJECT_DIR", "SOURCE_ROOT", "SRCROOT"] { variables[name] = project.sourceRoot }
    return target.configurations.map { own in
      let outer = project.configurations.first { $0.name == own.name }
      let ownFile = files.contents(of: own, in: project)
      let outerFile = outer.map { files.contents(of: $0, in: project) } ?? .init(isComplete: false)
      let areKnown = [true, ownFile.isComplete, outer != nil, outerFile.isComplete]
      return XcodeSettings(
        levels: [own.settings, ownFile.settings, outer?.settings ?? [:], outerFile.settings],
        certainLevels: areKnown.prefix { $0 }.count,
        variables: variables.merging(["CONFIGURATION": own.name]) { $1 }
      )
    }
  }

  var isComplete: Bool { certainLevels == levels.count }

  /// Whether a setting that others may contain is not known. Xcode takes one that is missing for an empty one.
  var hasUnknownValues: Bool { levels.contains { $0.values.contains(ProjectDescription.Settings.unknown) } }

  /// The settings that no unknown one replaces.
  var certain: XcodeSettings {
    var certain = self
    certain.levels = Array(levels.prefix(certainLevels))
    return certain
  }

  func written(_ name: String) -> String? { levels.lazy.compactMap { $0[name] }.first }

  /// A setting with its variables replaced, or `nil` if it is missing or one of them is unknown.
  func value(_ name: String) -> String? {
    var budget = 50
    return written(name).flatMap { expanded($0, &budget) }
  }

  /// The words of a list with their variables replaced, as far as these are known.
  func words(_ name: String) -> [String] {
    var budget = 1000
    return texts(name).flatMap { words(in: $0, &budget) }
  }

  private func words(in text: String, _ budget: inout Int) -> [String] {
    var words: [String] = []
    // More would be no list that a person has written, and every target has those of the project.
    for word in text.buildSettingWords.prefix(1000) {
      // A variable that is a whole word may be a list itself.
      if let match = word.wholeMatch(of: /\$[({](\w+)[)}]/), let list = written(String(match.1)) {
        budget -= 1
        words += budget > 0 ? self.words(in: list, &budget) : []
      } else {
        words.append(expanded(word, &budget) ?? word)
      }
    }
    return words
  }

  /// The words of a list under all conditions, such as `NAME[sdk=macosx*]`, and without one.
  func wordsUnderConditions(_ name: String) -> [String] {
    ([name] + Set(levels.flatMap(\.keys)).filter { $0.hasPrefix("\(name)[") }).flatMap(words)
  }

  /// The words of a list of options, with those that it inherits.
  func options(_ name: String) -> [String] {
    texts(name).flatMap { $0.split(separator: " ").prefix(1000).map { String($0.filter { $0 != "\"" }) } }
  }

  /// A list as written, with those that it inherits.
  private func texts(_ name: String) -> [String] {
    let texts = levels.compactMap { $0[name] }
    return Array(texts.prefix((texts.firstIndex { !$0.contains("$(inherited)") } ?? texts.count) + 1))
  }

  /// - Parameter budget: The number of variables that may be replaced, as they may contain each other.
  private func expanded(_ text: String, _ budget: inout Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      budget -= 1
      guard budget > 0, part.first == "(" || part.first == "{" else { return nil }
      guard let end = part.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
      let words = part[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
      let name = String(words[0])
      guard name.utf8.allSatisfy(\.isASCIIWord) else { return nil }
      let known = variables[name] ?? written(name).flatMap { expanded($0, &budget) }
      guard let value = words.dropFirst().reduce(known, Self.applying) else { return nil }
      result += value
      if result.utf8.count > 1000 { return nil }
      result += part[end...].dropFirst()
    }
    return result.contains("$") ? nil : result
  }

  /// A value after an operator such as the one in `$(TARGET_NAME:lower)`; `nil` if one of them is unknown.
  private static func applying(_ value: String?, _ operation: Substring) -> String? {
    switch operation {
    case "c99extidentifier", "identifier", "rfc1034identifier": value.map { Target.moduleName(for: $0) }
    case "lower": value?.lowercased()
    case "upper": value?.uppercased()
    case _ where operation.hasPrefix("default="): value ?? String(operation.dropFirst("default=".count))
    default: nil
    }
  }
}
