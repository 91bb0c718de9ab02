import Model

/// Reads the `.xcconfig` files of a repository, which hold build settings.
///
/// Source: Apple's [Build configuration file reference](https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project).
struct XcodeSettingsFiles: Sendable {
  static let ending = ".xcconfig"
  /// No file of a person has more, with those that it includes.
  private static let countLimit = 5_000
  private static let depthLimit = 20

  private let files: [String: [Line]]
  private var known: [String: Contents] = [:]

  /// The settings in a file and those that it includes.
  struct Contents: Sendable {
    var settings: [String: String] = [:]
    /// Whether all files that it has to include are in the repository.
    var isComplete = true
  }

  private enum Line {
    case setting(String, value: String)
    case include(String, isOptional: Bool)
  }

  init(_ paths: [String], _ reader: SourceFilesReader) {
    let read = reader.map(paths) { Self.lines(of: $1) }
    files = Dictionary(uniqueKeysWithValues: zip(paths, read)).compactMapValues { try? $0.get() }
  }

  private static func lines(of bytes: UnsafeRawBufferPointer) -> [Line] {
    var lines: [Line] = []
    var start = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      // Most lines have none, and looking for it takes long.
      let comment = line.utf8.contains(UInt8(ascii: "/")) ? line.firstRange(of: "//") : nil
      let text = start + line[..<(comment?.lowerBound ?? line.endIndex)].trimmed
      start = text.hasSuffix("\\") ? text.dropLast() + " " : ""
      if !start.isEmpty { continue }
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else { continue }
        let path = parts[1].hasSuffix(ending) ? parts[1] : parts[1] + ending
        lines.append(.include(String(path), isOptional: text.hasPrefix("#include?")))
        continue
      }
      // A setting may have conditions, such as `NAME[sdk=macosx*]`.
      let word = text.utf8.prefix { $0.isASCIIWord }.endIndex
      var end = word
      while text[end...].first == "[", let close = text[end...].firstIndex(of: "]") { end = text.index(after: close) }
      guard word > text.startIndex, let sign = text[end...].firstIndex(where: { !$0.isWhitespace }), text[sign] == "="
      else { continue }
      let value = text[text.index(after: sign)...].trimmed
      lines.append(.setting(text[..<sign].trimmed, value: value.hasSuffix(";") ? value.dropLast().trimmed : value))
    }
    return lines
  }

  /// What is in the file of a configuration; nothing if it has none.
  mutating func contents(of configuration: XcodeConfiguration, in project: XcodeProject) -> Contents {
    configuration.file.map { contents(of: $0, in: project.relative(project.sourceRoot)) } ?? Contents()
  }

  /// What is in a file. Those that it includes are looked for in its folder, and then in that of the sources. An optional
  /// one that is not in the repository adds nothing.
  private mutating func contents(of path: String, in sourceRoot: String?, depth: Int = 0) -> Contents {
    if let contents = known[path] { return contents }
    guard let lines = files[path], depth < Self.depthLimit else { return Contents(isComplete: false) }
    // A file that includes itself is not known.
    known[path] = Contents(isComplete: false)
    var contents = Contents()
    for line in lines {
      switch line {
      case .setting(let name, let value): contents.settings[name] = value
      case .include(let written, let isOptional):
        let places = [path.parentFolder, sourceRoot].compactMap(\.self)
        let paths = places.map { String(FolderPath.absolute(written, from: "/\($0)").dropFirst()) }
        if let other = paths.first(where: { files[$0] != nil }) {
          let included = self.contents(of: other, in: sourceRoot, depth: depth + 1)
          contents.settings.merge(included.settings) { $1 }
          if !included.isComplete { contents.isComplete = false }
        } else if !isOptional {
          contents.isComplete = false
        }
      }
    }
    if contents.settings.count > Self.countLimit { contents = Contents(isComplete: false) }
    known[path] = contents
    return contents
  }
}

extension [XcodeSettings] {
  /// The names of a target's module: one, unless its configurations have different ones.
  func modules(of target: XcodeTarget) -> [String] {
    let names = map { settings in
      let named = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].map { settings.value($0) ?? "" }
      if !named[0].isEmpty { return named[0] }
      return Target.moduleName(for: named[1].isEmpty ? target.name : named[1])
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The files that at least one configuration compiles.
  func compiled(_ files: [String], in root: String) -> [String] {
    let patterns = map { settings in
      let excluding = settings.words("EXCLUDED_SOURCE_FILE_NAMES")
      // Mostly, these are for each platform.
      let including = excluding.isEmpty ? [] : settings.wordsUnderConditions("INCLUDED_SOURCE_FILE_NAMES")
      return [excluding, including].map { $0.map { FilePattern($0, in: root) } }
    }
    if patterns.isEmpty || patterns.contains(where: \.[0].isEmpty) { return files }
    return files.filter { file in
      patterns.contains { patterns in
        !patterns[0].contains { $0.matches(file) } || patterns[1].contains { $0.matches(file) }
      }
    }
  }

  /// Whether the module's name or settings of Swift may have values that are not known.
  var areUncertain: Bool {
    contains { settings in
      let isUnknown = { settings.written($0) != nil && settings.value($0) == nil }
      return !settings.isComplete || isUnknown("SWIFT_VERSION")
        || ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].contains(where: isUnknown)
    }
  }

  /// The settings that the rules check, as far as all configurations have them for certain.
  var swiftSettings: [SwiftSetting] {
    let certain = map(\.certain)
    let versions = certain.compactMap { $0.value("SWIFT_VERSION") }
    let lowest = versions.min { (Double($0) ?? 0) < (Double($1) ?? 0) }
    let mode = versions.count == count ? lowest.map { [SwiftSetting.languageMode($0)] } ?? [] : []
    let isIsolated = !isEmpty && certain.allSatisfy { $0.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
    let isolation: [SwiftSetting] = isIsolated ? [.defaultIsolation("MainActor")] : []
    let features = certain.map(\.upcomingFeatures)
    let common = features.dropFirst().reduce(features.first ?? []) { $0.intersection($1) }
    return mode + common.sorted().map(SwiftSetting.upcomingFeature) + isolation
  }
}

extension XcodeSettings {
  fileprivate var upcomingFeatures: Set<String> {
    var features = Set(Self.features.filter { isOn($0.setting) }.map(\.name))
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(Self.approachableConcurrency) }
    if value("SWIFT_STRICT_CONCURRENCY") == "complete" { features.insert("StrictConcurrency") }
    return features.union(options("OTHER_SWIFT_FLAGS").values(after: "-enable-upcoming-feature"))
  }

  private func isOn(_ name: String) -> Bool { value(name) == "YES" }

  /// The build setting of a feature, such as `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  private static func setting(of feature: String) -> String {
    switch feature {
    case "BareSlashRegexLiterals": "SWIFT_ENABLE_BARE_SLASH_REGEX"
    case "DisableOutwardActorInference": "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"
    case "ImportObjcForwardDeclarations": "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS"
    default: "SWIFT_UPCOMING_FEATURE" + feature.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }
  }

  /// Source: [Swift's features](https://github.com/swiftlang/swift/blob/main/include/swift/Basic/Features.def), as far as
  /// Xcode has a build setting for them.
  private static let features: [(name: String, setting: String)] = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ExistentialAny", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferIsolatedConformances",
    "InferSendableFromCaptures", "InternalImportsByDefault", "IsolatedDefaultValues", "MemberImportVisibility",
    "NonfrozenEnumExhaustivity", "NonisolatedNonsendingByDefault", "RegionBasedIsolation",
  ].map { ($0, setting(of: $0)) }

  /// What the build setting `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}

/// A pattern of files: of their whole paths if it is absolute, or else of as many last parts of these as it has itself.
private struct FilePattern {
  private let glob: Glob
  private let count: Int

  init(_ text: String, in root: String) {
    let absolute = text.hasPrefix("/") ? FolderPath.absolute(text, from: "/") : nil
    glob = Glob(absolute.map { $0.path(below: root) ?? $0 } ?? text)
    count = absolute == nil ? text.split(separator: "/", omittingEmptySubsequences: false).count : .max
  }

  func matches(_ path: String) -> Bool {
    glob.matches(path.split(separator: "/").suffix(count).joined(separator: "/"))
  }
}
