import Model
import Reading

/// Removes the tokens in inactive `#if` branches before parsing, because they may use unsupported syntax.
struct ActiveTokens {
  private static let depthLimit = 50

  var context: ManifestContext
  /// The manifest's tools version, which determines the language mode for `#if swift(…)`.
  var toolsVersion: ToolsVersion

  func filtered(_ tokens: [SourceToken]) throws -> [SourceToken] { try indices(in: tokens).map { tokens[$0] } }

  /// The indices of the tokens to keep, which cost less to compare.
  func indices(in tokens: [SourceToken]) throws -> [Int] {
    var result: [Int] = []
    /// For each `#if` around the token, whether its branch is active, and whether it or an earlier branch is.
    var open: [(isActive: Bool, wasActive: Bool)] = []
    for (index, token) in tokens.enumerated() {
      guard token.kind.isDirective else {
        if token.kind == .endOfFile, !open.isEmpty {
          throw UnsupportedSyntax("an `#if` without `#endif`", at: token.position)
        }
        if open.allSatisfy(\.isActive) { result.append(index) }
        continue
      }
      if token.kind == .poundIf { open.append((false, false)) }
      let isTooDeep = open.count > Self.depthLimit
      guard let branch = open.popLast(), !isTooDeep else {
        throw UnsupportedSyntax(isTooDeep ? "`#if` nested too deeply" : "\(token) without `#if`", at: token.position)
      }
      if token.kind == .poundEndif { continue }
      var isActive = !branch.wasActive && open.allSatisfy(\.isActive)
      if isActive, let condition = token.condition {
        guard let value = condition.evaluated(resolve) else {
          throw UnsupportedSyntax("the condition `#if \(condition)`", at: token.position)
        }
        isActive = value
      }
      open.append((isActive, branch.wasActive || isActive))
    }
    return result
  }

  private func resolve(_ condition: Condition) -> Bool? {
    guard case .test(let name, let argument) = condition else {
      // Manifests are compiled without custom flags. A flag with another name is a condition that Swift does not accept.
      return SourceTokens.tokens(of: condition.description).map(\.kind) == [.word, .endOfFile] ? false : nil
    }
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
      guard let other = ToolsVersion(String(text)) else { return nil }
      return symbol == "<" ? version < other : version >= other
    }
    return nil
  }

  /// Whether a manifest can import a module; `nil` for one that is not known.
  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "CompilerPluginSupport", "Dispatch", "Distributed", "Foundation", "Observation", "PackageDescription",
      "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing":
      true
    case "AppKit", "Combine", "Compression", "CryptoKit", "Darwin", "JavaScriptCore", "ObjectiveC", "OSLog", "Security",
      "SwiftUI":
      context.system.name == "macOS"
    case "FoundationEssentials", "FoundationNetworking", "FoundationXML": context.system.name != "macOS"
    case "Glibc": context.system.name == "Linux"
    case "CRT", "MSVCRT", "WinSDK", "ucrt": context.system.name == "Windows"
    // Tools such as Rocket compile a manifest with PackageConfig, SwiftPM does not.
    case "Android", "Bionic", "Musl", "PackageConfig", "UIKit", "WASILibc", "WatchKit": false
    default: nil
    }
  }
}
