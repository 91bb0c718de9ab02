// Written by Scripts/compare-styles.

extension Style {
  public var figures: StyleFigures {
    StyleFigures(
      files: 0,
      lines: 0,
      types: 0,
      protocols: 0,
      mocks: 0,
      updates: 0,
      kiloinstructions: 0,
      allocations: 0,
      cleanBuild: 0,
      incrementalBuild: 0
    )
  }
}
