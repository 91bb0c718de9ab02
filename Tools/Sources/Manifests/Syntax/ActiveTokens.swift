import Model

/// Removes the tokens in inactive `#if` branches.
///
/// This happens before parsing, because an inactive branch may use unsupported syntax.
struct ActiveTokens {
  /// An `#if` without its `#endif` so far.
  private struct Branches {
    var isActive: Bool
    /// Whether an earlier branch was active.
    var wasActive: Bool
  }

  /// Limits the nesting of `#if`.
  private static let depthLimit = 50

  var context: ManifestContext
  /// The manifest's tools version, which determines the language mode for `#if swift(…)`.
  var toolsVersion: ToolsVersion

  func filtered(_ tokens: [ManifestToken]) throws(UnsupportedSyntax) -> [ManifestToken] {
    var result: [ManifestToken] = []
    var open: [Branches] = []
    for token in tokens {
      guard case .directive(let name, let condition) = token.kind else {
        if token.kind == .end, !open.isEmpty {
          throw UnsupportedSyntax("an `#if` without `#endif`", at: token.position)
        }
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
  ) throws(UnsupportedSyntax) {
    if name == "#if" {
      guard open.count < Self.depthLimit else { throw UnsupportedSyntax("`#if` nested too deeply", at: position) }
      let holds = try holds(condition, at: position)
      return open.append(Branches(isActive: holds, wasActive: holds))
    }
    guard var branches = open.popLast() else { throw UnsupportedSyntax("`\(name)` without `#if`", at: position) }
    if name == "#endif" { return }
    if branches.wasActive {
      branches.isActive = false
    } else {
      branches.isActive = name == "#else" ? true : try holds(condition, at: position)
    }
    branches.wasActive = branches.wasActive || branches.isActive
    open.append(branches)
  }

  /// Longer than any real condition, in bytes; conditions are evaluated recursively.
  private static let conditionLimit = 2_000

  private func holds(_ text: String, at position: SourcePosition) throws(UnsupportedSyntax) -> Bool {
    guard text.utf8.count <= Self.conditionLimit else {
      throw UnsupportedSyntax("a condition that is too long", at: position)
    }
    guard let result = Condition(parsing: text)?.evaluated(resolve) else {
      throw UnsupportedSyntax("the condition `#if\(text)`", at: position)
    }
    return result
  }

  private func resolve(_ condition: Condition) -> Bool? {
    // Manifests are compiled without custom flags.
    guard case .test(let name, let argument) = condition else { return false }
    return switch name {
    case "os": argument == context.system.name || (argument == "OSX" && context.system.name == "macOS")
    case "arch": context.system.architecture.isEmpty ? nil : argument == context.system.architecture
    case "canImport": canImport(argument)
    case "targetEnvironment": false
    case "compiler": compare(toolchain, with: argument)
    case "swift": compare(language, with: argument)
    default: nil
    }
  }

  /// The toolchain's version, at least the one that the manifest requires.
  private var toolchain: ToolsVersion { max(context.toolchain, toolsVersion) }

  /// The language version: the toolchain's in its newest mode, or the last version of an older mode.
  private var language: ToolsVersion {
    switch toolsVersion.major {
    case toolchain.major: toolchain
    case 5: ToolsVersion(5, 10)
    default: ToolsVersion(4, 2)
    }
  }

  private func compare(_ version: ToolsVersion, with requirement: String) -> Bool? {
    for symbol in [">=", "<"] where requirement.hasPrefix(symbol) {
      let text = requirement.dropFirst(symbol.count).drop(while: \.isWhitespace)
      guard let other = ToolsVersion(text) else { return nil }
      return symbol == "<" ? version < other : version >= other
    }
    return nil
  }

  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "Foundation", "PackageDescription", "Swift": true
    case "Darwin": context.system.name == "macOS"
    case "FoundationEssentials", "Glibc": context.system.name == "Linux"
    default: nil
    }
  }
}
