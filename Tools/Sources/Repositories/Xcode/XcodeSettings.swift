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
    var variables = ["TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT": project.name]
    variables["PROJECT_NAME"] = project.name
    for name in ["PROJECT_DIR", "SOURCE_ROOT", "SRCROOT"] { variables[name] = project.sourceRoot }
    return target.configurations.map { own in
      let outer = project.configurations.first { $0.name == own.name }
      let ownFile = files.contents(of: own, in: project)
      let outerFile = outer.map { files.contents(of: $0, in: project) } ?? .init(isComplete: false)
      let areKnown = [true, ownFile.isComplete, outer != nil, outerFile.isComplete]
      let levels = [own.settings, ownFile.settings, outer?.settings ?? [:], outerFile.settings]
      return XcodeSettings(
        levels: levels.map { Self.settings($0, in: own.name) },
        certainLevels: areKnown.prefix { $0 }.count,
        variables: variables.merging(["CONFIGURATION": own.name]) { $1 }
      )
    }
  }

  /// The settings in a configuration: those with a condition that it meets, such as `NAME[config=Debug][sdk=*]`, replace others.
  private static func settings(_ written: [String: String], in configuration: String) -> [String: String] {
    var settings = written
    let met = ["config=\(configuration)", "sdk=*", "arch=*"]
    let conditional = written.filter { $0.key.utf8.last == UInt8(ascii: "]") }
    for (name, value) in conditional.sortedByKey() {
      var conditions = name.split { "[],".contains($0) }.map(String.init)
      let base = conditions.removeFirst()
      guard conditions.allSatisfy(met.contains) else { continue }
      settings[base] = settings[base].map { value.replacing("$(inherited)", with: $0) } ?? value
    }
    return settings
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
    return value(name, from: 0, &budget)
  }

  private func value(_ name: String, from level: Int, _ budget: inout Int) -> String? {
    for index in levels.indices.dropFirst(level) {
      if let text = levels[index][name] { return expanded(text, of: name, at: index, &budget) }
    }
    return nil
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
      if word.utf8.first == UInt8(ascii: "$"), let match = word.wholeMatch(of: /\$[({](\w+)[)}]/),
        let list = written(String(match.1))
      {
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
    let conditional = levels.flatMap { $0.keys.filter { $0.hasPrefix("\(name)[") } }
    return ([name] + Set(conditional).sorted()).flatMap(words)
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

  /// A text with its variables replaced, or `nil` if one of them is unknown.
  ///
  /// - Parameters:
  ///   - name: The setting that has it, and the level, from which `$(inherited)` goes on.
  ///   - budget: The number of variables that may be replaced, as they may contain each other.
  private func expanded(_ text: String, of name: String = "", at level: Int = 0, _ budget: inout Int) -> String? {
    var rest = text[...]
    var result = ""
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      // Looking for its end takes as long as the rest is.
      budget -= 1 + rest.utf8.count / 200
      guard budget > 0, var parts = Self.variable(&rest),
        let variable = expanded(parts.removeFirst(), of: name, at: level, &budget),
        variable.utf8.allSatisfy(\.isASCIIWord)
      else { return nil }
      var value: String? =
        variable == "inherited" || variable == name
        ? self.value(name, from: level + 1, &budget) ?? usual(name) ?? ""
        : variables[variable] ?? (isMissing(variable) ? "" : self.value(variable, from: 0, &budget)) ?? usual(variable)
      // Such as the one in `$(TARGET_NAME:lower)`.
      for operation in parts {
        switch operation {
        case "c99extidentifier", "identifier", "rfc1034identifier": value = value.map { Target.moduleName(for: $0) }
        case "lower": value = value?.lowercased()
        case "upper": value = value?.uppercased()
        case _ where operation.hasPrefix("default="):
          let other = String(operation.dropFirst("default=".count))
          if value?.isEmpty ?? true { value = expanded(other, of: name, at: level, &budget) }
        default: value = nil
        }
      }
      guard let value, result.utf8.count + value.utf8.count <= 1000 else { return nil }
      result += value
    }
    return result + rest
  }

  /// The value of a setting that nothing sets.
  private func usual(_ name: String) -> String? {
    name == "PRODUCT_NAME" && written(name) == nil ? variables["TARGET_NAME"] : nil
  }

  /// Whether nothing sets a variable, which is empty then. Xcode sets those that begin like its own.
  private func isMissing(_ variable: String) -> Bool {
    isComplete && !hasUnknownValues && written(variable) == nil && !Self.builtIn.contains(where: variable.hasPrefix)
  }

  /// The starts of the names of variables that Xcode sets.
  private static let builtIn = [
    "ARCH", "BUILD", "BUILT", "BUNDLE", "CONTENTS", "CURRENT", "DERIVED", "DEVELOP", "EFFECTIVE", "EXECUTABLE", "FULL",
    "INSTALL", "IPHONEOS", "MACOSX", "NATIVE", "PLATFORM", "PODS", "PRODUCT", "PROJECT", "SDK", "SWIFT", "SYSTEM",
    "TARGET", "USER", "WRAPPER", "XCODE",
  ]

  /// Takes the variable after a `$`, such as `(NAME:lower)`, from a text; its name and its operators, which may have
  /// variables themselves.
  private static func variable(_ text: inout Substring) -> [String]? {
    guard let first = text.first, "({".contains(first) else {
      let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      text = text[name.endIndex...]
      return name.isEmpty ? nil : [String(name)]
    }
    text.removeFirst()
    var (depth, parts) = (1, [""])
    while let character = text.popFirst() {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if depth == 0 { return parts }
      if depth == 1, character == ":" { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return nil
  }
}
