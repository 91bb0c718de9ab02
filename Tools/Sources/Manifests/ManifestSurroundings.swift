/// What a manifest's text may ask about the machine that evaluates it.
public struct ManifestSurroundings: Sendable {
  /// The package's folder, as an absolute path.
  public var folder: String
  public var environment: [String: String]
  public var system: System
  /// The version of the toolchain that would run the manifest.
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

  /// The system by the names that `#if` knows it by.
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

extension ManifestSurroundings.System {
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
