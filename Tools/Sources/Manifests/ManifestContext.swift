import Model

/// The properties of the machine that a manifest can query.
public struct ManifestContext: Sendable {
  /// An absolute path.
  var folder: String
  var environment: [String: String]
  var system = System.all[0]
  var toolchain: ToolsVersion
  /// Whether what a target's settings are may be unknown. If not, unsupported syntax in them is an error.
  var mayLackSettings = false

  /// The system, as `#if` names it.
  public struct System: Sendable {
    /// Such as `macOS` or `Linux`.
    var name: String
    /// Such as `arm64` or `x86_64`.
    var architecture: String

    public init(name: String, architecture: String) {
      self.name = name
      self.architecture = architecture
    }

    /// The systems on which SwiftPM builds packages.
    static let all = ["arm64", "x86_64"].flatMap { architecture in
      ["macOS", "Linux", "Windows"].map { Self(name: $0, architecture: architecture) }
    }
  }
}

/// A version of the Swift tools, as declared in a manifest's first line.
public struct ToolsVersion: Hashable, Comparable, CustomStringConvertible, Sendable {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The toolchain that manifests are evaluated for unless another one is named. Fixed, because the tool must run without a
  /// toolchain.
  public static let toolchain = ToolsVersion(6, 3, 1)

  /// Parses `6`, `6.2` or `6.2.1`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy(\.isDigit) ? Int(String(part)) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Parses the comment at the start of a manifest. Since version 6.0, it may be on any line.
  ///
  /// Source: SwiftPM's `ToolsVersionParser`. It accepts any case and whitespace, and ignores text after a semicolon.
  public init?(manifest text: String) {
    var isFirst = true
    // Line by line, as nearly all manifests have it in the first one.
    var rest = text[...]
    while !rest.isEmpty {
      let whole = rest.prefix { !$0.isNewline }
      rest = rest[whole.endIndex...].dropFirst()
      let line = whole.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if let written = Self.written(in: line) {
        guard let version = ToolsVersion(String(written)), isFirst || version >= ToolsVersion(6, 0) else { return nil }
        self = version
        return
      }
      isFirst = isFirst && line.isEmpty
    }
    return nil
  }

  /// The numbers of the version in a comment that declares it; empty if it is a major version alone, which is invalid here.
  private static func written(in line: Substring) -> Substring? {
    guard line.hasPrefix("//") else { return nil }
    let comment = line.dropFirst(2).drop(while: \.isWhitespace)
    let label = "swift-tools-version:"
    guard comment.prefix(label.count).lowercased() == label else { return nil }
    let version = comment.dropFirst(label.count).drop(while: \.isWhitespace).prefix { $0 != ";" }
    return version.contains(".") ? version.prefix { !$0.isWhitespace && !"-+".contains($0) } : ""
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// Omits a patch of zero: `6.2`.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

/// The identity of a package, as its dependents see it.
///
/// Source: SwiftPM's `PackageIdentityParser`.
package enum PackageIdentity {
  /// The last part of an address without `.git`, in lower case.
  package static func of(address: String) -> String {
    let trimmed = address.hasSuffix("/") ? address.dropLast() : address[...]
    let last = trimmed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
  }
}
