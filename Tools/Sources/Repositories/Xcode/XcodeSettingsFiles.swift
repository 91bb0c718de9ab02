import Model
import Reading

/// Reads the `.xcconfig` files of a repository, which hold build settings.
///
/// Source: Apple's [Build configuration file reference](https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project).
struct XcodeSettingsFiles: Sendable {
  static let ending = ".xcconfig"
  /// No file of a person has more, with those that it includes.
  private static let countLimit = 5_000
  private static let depthLimit = 20

  private let files: [String: File]
  private var known: [String: [String: String]?] = [:]

  private struct File: Sendable {
    var settings: [(name: String, value: String)] = []
    /// The paths of other files, relative to this one, and the number of settings before each.
    var includes: [(path: String, offset: Int)] = []

    private static let including = XcodeSettings.including + "["

    init(_ bytes: UnsafeRawBufferPointer) {
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        // Most lines have none, and looking for it takes long.
        let comment = line.utf8.contains(UInt8(ascii: "/")) ? line.firstRange(of: "//") : nil
        let text = line[..<(comment?.lowerBound ?? line.endIndex)].trimmed
        if text.hasPrefix("#include") {
          let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
          if parts.count == 3 { includes.append((String(parts[1]), settings.count)) }
          continue
        }
        let condition = text.hasPrefix(Self.including) ? text.firstIndex(of: "]") : nil
        if let sign = text[(condition ?? text.startIndex)...].firstIndex(of: "=") {
          let name = text[..<sign].trimmed
          // Other settings with a condition, such as `NAME[sdk=macosx*]`, are left out.
          guard !name.isEmpty, condition != nil || name.utf8.allSatisfy(\.isASCIIWord) else { continue }
          settings.append((name, text[text.index(after: sign)...].trimmed))
        }
      }
    }
  }

  /// - Parameter paths: Relative to the root.
  init(_ paths: [String], in root: String) {
    let read = SourceFilesReader(root: root).map(paths) { File($1) }
    let pairs = zip(paths, read).compactMap { path, file in (try? file.get()).map { (path, $0) } }
    files = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The settings in a file and those that it includes, or `nil` if one of these is not in the repository.
  ///
  /// - Parameter path: Relative to the root.
  mutating func settings(in path: String, depth: Int = 0) -> [String: String]? {
    if let settings = known[path] { return settings }
    guard let file = files[path], depth < Self.depthLimit else { return nil }
    // A file that includes itself is not known.
    known[path] = .some(nil)
    var settings: [String: String] = [:]
    var next = 0
    for include in file.includes + [("", file.settings.count)] {
      for (name, value) in file.settings[next..<include.offset] { settings[name] = value }
      next = include.offset
      if include.path.isEmpty { continue }
      let other = FolderPath.absolute(include.path, from: "/\(path)/..").dropFirst()
      guard let included = self.settings(in: String(other), depth: depth + 1) else { return nil }
      settings.merge(included) { $1 }
    }
    if settings.count <= Self.countLimit { known[path] = settings }
    return known[path] ?? nil
  }
}

extension [XcodeSettings] {
  /// The names of a target's module: one, unless its configurations have different ones.
  func modules(of target: XcodeTarget) -> [String] {
    let names = map { settings in
      settings.value("PRODUCT_MODULE_NAME") ?? Target.moduleName(for: settings.value("PRODUCT_NAME") ?? target.name)
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The files that at least one configuration compiles.
  ///
  /// - Parameters:
  ///   - files: Relative to the repository's root.
  ///   - root: The repository's absolute path.
  func compiled(_ files: [String], in root: String) -> [String] {
    let patterns = map { settings in
      let excluding = settings.words("EXCLUDED_SOURCE_FILE_NAMES")
      let including = excluding.isEmpty ? [] : settings.wordsUnderConditions(XcodeSettings.including)
      return [excluding, including].map { $0.map { FilePattern($0, in: root) } }
    }
    if patterns.isEmpty || patterns.contains(where: \.[0].isEmpty) { return files }
    return files.filter { file in
      patterns.contains { patterns in
        !patterns[0].contains { $0.matches(file) } || patterns[1].contains { $0.matches(file) }
      }
    }
  }

  /// Whether settings of Swift may have values that are not known.
  var areUncertain: Bool {
    contains { settings in
      !settings.isComplete || settings.written("SWIFT_VERSION") != nil && settings.value("SWIFT_VERSION") == nil
    }
  }

  /// The settings that the rules check, as far as all configurations have them.
  var swiftSettings: [SwiftSetting] {
    let versions = compactMap { $0.value("SWIFT_VERSION") }
    let lowest = versions.min { (Double($0) ?? 0) < (Double($1) ?? 0) }
    let mode = versions.count == count ? lowest.map { [SwiftSetting.languageMode($0)] } ?? [] : []
    let isolations = Set(map { $0.value("SWIFT_DEFAULT_ACTOR_ISOLATION") })
    let isolation: [SwiftSetting] = isolations == ["MainActor"] ? [.defaultIsolation("MainActor")] : []
    let features = map(\.upcomingFeatures)
    let common = features.dropFirst().reduce(features.first ?? []) { $0.intersection($1) }
    return mode + common.sorted().map(SwiftSetting.upcomingFeature) + isolation
  }
}

extension XcodeSettings {
  /// The setting with the files to compile of those that are excluded, mostly for each platform.
  static let including = "INCLUDED_SOURCE_FILE_NAMES"

  fileprivate var upcomingFeatures: Set<String> {
    var features = Set(Self.features.filter { isOn($0.setting) }.map(\.name))
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(Self.approachableConcurrency) }
    if value("SWIFT_STRICT_CONCURRENCY") == "complete" { features.insert("StrictConcurrency") }
    let flags = options("OTHER_SWIFT_FLAGS")
    for (flag, feature) in zip(flags, flags.dropFirst()) where flag == "-enable-upcoming-feature" {
      features.insert(feature)
    }
    return features
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

/// A pattern of files: of their absolute paths, or else of the last parts of their paths, as many as it has itself.
private struct FilePattern {
  private let glob: Glob
  private let count: Int?

  init(_ text: String, in root: String) {
    let isAbsolute = text.hasPrefix("/")
    let path = isAbsolute ? FolderPath.absolute(text, from: "/") : text
    count = isAbsolute ? nil : path.split(separator: "/", omittingEmptySubsequences: false).count
    glob = Glob(isAbsolute && path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path)
  }

  /// - Parameter path: Relative to the repository's root.
  func matches(_ path: String) -> Bool {
    guard let count else { return glob.matches(path) }
    return glob.matches(path.split(separator: "/").suffix(count).joined(separator: "/"))
  }
}
