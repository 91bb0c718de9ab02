/// A key that a configuration may hold. The reader, the JSON Schema and the comments of a new configuration come from it.
struct ConfigurationKey: Sendable {
  var name: String
  /// What it is for, in one sentence.
  var summary: String
  var shape: Shape
  var isRequired = false

  /// What stands behind a key.
  indirect enum Shape: Sendable {
    /// The format's version.
    case version
    /// One text or a list of them, such as names and globs; only these, where any are given.
    case texts(oneOf: [String] = [])
    /// A number such as `6` or `5.9`.
    case number
    /// A mapping with known keys.
    case section(ConfigurationSection)
    /// A mapping from names of one's own choice to sections.
    case named(ConfigurationSection)
    /// A list of sections.
    case sections(ConfigurationSection)
    /// A mapping from the names of rules to `on` or `off`.
    case switches
  }
}

/// A mapping with known keys.
struct ConfigurationSection: Sendable {
  /// What the schema calls it.
  var name: String
  var keys: [ConfigurationKey]
  /// Keys of which at least one must be there.
  var needsOneOf: [String] = []
}
