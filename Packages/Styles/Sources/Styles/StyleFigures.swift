/// What was counted and measured of a style.
public struct StyleFigures: Equatable, Sendable {
  public let files: Int

  /// Without comments and blank lines.
  public let lines: Int
  public let types: Int
  public let protocols: Int

  /// How many protocols a test of the style's parts has to implement.
  public let mocks: Int

  /// How often the screen changes while a list is loaded.
  public let updates: Int

  /// Thousands of instructions for a screen load.
  public let kiloinstructions: Int
  public let allocations: Int

  /// In tenths of a second, as is ``incrementalBuild``.
  public let cleanBuild: Int
  public let incrementalBuild: Int
}
