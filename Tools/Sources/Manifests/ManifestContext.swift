/// The properties of the machine that a manifest can query.
public struct ManifestContext: Sendable {
  /// An absolute path.
  public var folder: String
  public var environment: [String: String]
  public var system: System
  public var toolchain: ToolsVersion

  public init(
    folder: String,
    environment: [String: String],
    system: System = .current,
    toolchain: ToolsVersion = .toolchain
  ) {
    self.folder = folder
    self.environment = environment
    self.system = system
    self.toolchain = toolchain
  }

  /// The system, as `#if` names it.
  public struct System: Hashable, Sendable {
    /// Such as `macOS` or `Linux`.
    public var name: String
    /// Such as `arm64` or `x86_64`.
    public var architecture: String

    public init(name: String, architecture: String) {
      self.name = name
      self.architecture = architecture
    }
  }
}

extension ManifestContext.System {
  /// The systems on which SwiftPM builds packages.
  public static let all = ["macOS", "Linux", "Windows"].map { Self(name: $0, architecture: "arm64") }

  public static var current: Self { Self(name: currentName, architecture: currentArchitecture) }

  private static var currentName: String {
    #if os(macOS)
      "macOS"
    #elseif os(Linux)
      "Linux"
    #elseif os(Windows)
      "Windows"
    #elseif os(FreeBSD)
      "FreeBSD"
    #else
      ""
    #endif
  }

  private static var currentArchitecture: String {
    #if arch(arm64)
      "arm64"
    #elseif arch(x86_64)
      "x86_64"
    #else
      ""
    #endif
  }
}
