import Model

/// A token of a manifest.
struct ManifestToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword.
    case name(String)
    /// A name in backticks, which is never a keyword.
    case escapedName(String)
    case number(String)
    case text([Piece])
    /// A bracket, a separator or an operator.
    case symbol(String)
    /// `#if`, `#elseif`, `#else` or `#endif`, with the rest of its line.
    case directive(String, condition: String)
    /// Unsupported text; it is only an error if the parser reaches it.
    case unknown(String)
    case end
  }

  /// A part of a string literal.
  enum Piece: Equatable {
    case characters(String)
    /// The code in `\(…)`.
    case code([ManifestToken])
  }

  var kind: Kind
  var position: SourcePosition
  /// Whether it is the first token on its line, where Swift ends a statement.
  var startsLine: Bool
  /// Whether a space, or a bracket that counts as one, precedes it; this distinguishes `a - b` from `a -b`.
  var spaceBefore: Bool
  var spaceAfter = false
}

extension ManifestToken {
  /// Whether it is a symbol or a keyword, which no name in backticks is.
  func `is`(_ text: String) -> Bool {
    switch kind {
    case .symbol(text), .name(text): true
    default: false
    }
  }

  /// The name, if it is one.
  var name: String? {
    switch kind {
    case .name(let name), .escapedName(let name): name
    default: nil
    }
  }

  var isDirective: Bool { if case .directive = kind { true } else { false } }
}

extension ManifestToken: CustomStringConvertible {
  /// The token as quoted in messages.
  var description: String {
    switch kind {
    case .name(let text), .escapedName(let text), .number(let text), .symbol(let text): "`\(text)`"
    case .unknown(let what): what
    case .directive(let name, _): "`\(name)`"
    case .text: "a string"
    case .end: "the end of the text"
    }
  }
}

/// Removes the tokens in inactive `#if` branches.
///
/// This happens before parsing, because an inactive branch may use unsupported syntax.
struct ActiveTokens {
  /// Limits the nesting of `#if`.
  private static let depthLimit = 50

  var context: ManifestContext
  /// The manifest's tools version, which determines the language mode for `#if swift(…)`.
  var toolsVersion: ToolsVersion

  func filtered(_ tokens: [ManifestToken]) throws -> [ManifestToken] {
    if !tokens.contains(where: \.isDirective) { return tokens }
    var result: [ManifestToken] = []
    /// For each `#if` around the token, whether its branch is active, and whether it or an earlier branch is.
    var open: [(isActive: Bool, wasActive: Bool)] = []
    for token in tokens {
      guard case .directive(let name, let condition) = token.kind else {
        if token.kind == .end, !open.isEmpty {
          throw UnsupportedSyntax("an `#if` without `#endif`", at: token.position)
        }
        if open.allSatisfy(\.isActive) { result.append(token) }
        continue
      }
      if name == "#if" { open.append((false, false)) }
      let isTooDeep = open.count > Self.depthLimit
      guard let branch = open.popLast(), !isTooDeep else {
        throw UnsupportedSyntax(isTooDeep ? "`#if` nested too deeply" : "`\(name)` without `#if`", at: token.position)
      }
      if name == "#endif" { continue }
      var isActive = !branch.wasActive && open.allSatisfy(\.isActive)
      if isActive, name != "#else" { isActive = try holds(condition, at: token.position) }
      open.append((isActive, branch.wasActive || isActive))
    }
    return result
  }

  /// Longer than any real condition, in bytes; conditions are evaluated recursively.
  private static let conditionLimit = 2_000

  private func holds(_ text: String, at position: SourcePosition) throws -> Bool {
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
