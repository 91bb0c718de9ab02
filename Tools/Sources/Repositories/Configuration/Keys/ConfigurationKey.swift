/// A key of the configuration. The reader, the JSON Schema and the comments of a new configuration use this table.
struct ConfigurationKey: Sendable {
  var name: String
  /// Its purpose, in one sentence.
  var summary: String
  var shape: Shape
  var isRequired = false

  /// The type of a key's value.
  indirect enum Shape: Sendable {
    case version
    /// A string or a list of strings, such as names and globs; restricted to these values if any are given.
    case texts(oneOf: [String] = [])
    /// A name of words in lower case, such as `plain-entities`.
    case name
    /// A number such as `6` or `5.9`.
    case number
    /// A mapping with known keys.
    case section(ConfigurationSection)
    /// A mapping from user-defined names to sections.
    case named(ConfigurationSection)
    /// A list of sections.
    case sections(ConfigurationSection)
    /// A mapping from names of rules and of entries of `types` to `on` or `off`.
    case switches
  }
}

/// A mapping with known keys.
struct ConfigurationSection: Sendable {
  /// Its name in the schema.
  var name: String
  var keys: [ConfigurationKey]
  /// Keys of which at least one is required.
  var needsOneOf: [String] = []
}
