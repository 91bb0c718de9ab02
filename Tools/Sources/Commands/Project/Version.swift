enum Version {
  /// The tool's version, as `--version` and SARIF name it.
  static let current = "0.1.0"
}
