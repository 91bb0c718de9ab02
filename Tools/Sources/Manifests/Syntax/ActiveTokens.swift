import Model

/// Leaves of a manifest's tokens those that the branches of `#if` let through.
///
/// Done before parsing, as an inactive branch may hold what this reader does not follow.
struct ActiveTokens {
  /// An `#if` that is open.
  private struct Branches {
    var isActive: Bool
    /// Whether one branch was active already, so that no other may be.
    var wasActive: Bool
  }

  /// How deep `#if` may nest.
  private static let depthLimit = 50

  var surroundings: ManifestSurroundings
  /// The manifest's tools version: it decides the language mode, and with it what `#if swift(…)` says.
  var toolsVersion: ToolsVersion

  func filtered(_ tokens: [ManifestToken]) throws(BeyondReader) -> [ManifestToken] {
    var result: [ManifestToken] = []
    var open: [Branches] = []
    for token in tokens {
      guard case .directive(let name, let condition) = token.kind else {
        if token.kind == .end, !open.isEmpty { throw BeyondReader("an `#if` without its end", at: token.position) }
        if open.allSatisfy(\.isActive) { result.append(token) }
        continue
      }
      let isOuterActive = open.dropLast(name == "#if" ? 0 : 1).allSatisfy(\.isActive)
      try enter(name, condition: isOuterActive ? condition : "false", of: &open, at: token.position)
    }
    return result
  }

  private func enter(
    _ name: String,
    condition: String,
    of open: inout [Branches],
    at position: SourcePosition
  ) throws(BeyondReader) {
    if name == "#if" {
      guard open.count < Self.depthLimit else { throw BeyondReader("`#if` nested too deep", at: position) }
      let holds = try holds(condition, at: position)
      return open.append(Branches(isActive: holds, wasActive: holds))
    }
    guard var branches = open.popLast() else { throw BeyondReader("`\(name)` without its `#if`", at: position) }
    if name == "#endif" { return }
    if branches.wasActive {
      branches.isActive = false
    } else {
      branches.isActive = name == "#else" ? true : try holds(condition, at: position)
    }
    branches.wasActive = branches.wasActive || branches.isActive
    open.append(branches)
  }

  private func holds(_ text: String, at position: SourcePosition) throws(BeyondReader) -> Bool {
    guard let result = Condition(parsing: text)?.evaluated(resolve) else {
      throw BeyondReader("`#if\(text)` is not known", at: position)
    }
    return result
  }

  private func resolve(_ condition: Condition) -> Bool? {
    // Manifests are compiled without custom flags.
    guard case .test(let name, let argument) = condition else { return false }
    return switch name {
    case "os": argument == surroundings.system.name || (argument == "OSX" && surroundings.system.name == "macOS")
    case "arch": surroundings.system.architecture.isEmpty ? nil : argument == surroundings.system.architecture
    case "canImport": canImport(argument)
    case "targetEnvironment": false
    case "compiler": compare(toolchain, with: argument)
    case "swift": compare(language, with: argument)
    default: nil
    }
  }

  /// The version of the toolchain, which is at least the one that the manifest asks for.
  private var toolchain: ToolsVersion { max(surroundings.toolchain, toolsVersion) }

  /// The version of the language: the toolchain's own in its newest mode, else the last one of the mode.
  private var language: ToolsVersion {
    switch toolsVersion.major {
    case toolchain.major: toolchain
    case 5: ToolsVersion(5, 10)
    default: ToolsVersion(4, 2)
    }
  }

  private func compare(_ version: ToolsVersion, with requirement: String) -> Bool? {
    for sign in [">=", "<"] where requirement.hasPrefix(sign) {
      let text = requirement.dropFirst(sign.count).drop(while: \.isWhitespace)
      guard let other = ToolsVersion(text) else { return nil }
      return sign == "<" ? version < other : version >= other
    }
    return nil
  }

  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "Foundation", "PackageDescription", "Swift": true
    case "Darwin": surroundings.system.name == "macOS"
    case "FoundationEssentials", "Glibc": surroundings.system.name == "Linux"
    default: nil
    }
  }
}
