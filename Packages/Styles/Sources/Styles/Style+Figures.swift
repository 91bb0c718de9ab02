// Written by Scripts/compare-styles.

extension Style {
  /// What was counted and measured of the style.
  public var figures: StyleFigures {
    switch self {
    case .minimal:
      StyleFigures(
        files: 16,
        lines: 459,
        types: 21,
        protocols: 6,
        mocks: 7,
        updates: 2,
        kiloinstructions: 1478,
        allocations: 428,
        cleanBuild: 12,
        incrementalBuild: 11
      )
    case .cleanState:
      StyleFigures(
        files: 13,
        lines: 340,
        types: 11,
        protocols: 6,
        mocks: 7,
        updates: 2,
        kiloinstructions: 1464,
        allocations: 428,
        cleanBuild: 12,
        incrementalBuild: 8
      )
    case .mvi:
      StyleFigures(
        files: 8,
        lines: 437,
        types: 13,
        protocols: 1,
        mocks: 2,
        updates: 2,
        kiloinstructions: 1464,
        allocations: 432,
        cleanBuild: 6,
        incrementalBuild: 5
      )
    case .coordinator:
      StyleFigures(
        files: 8,
        lines: 363,
        types: 9,
        protocols: 1,
        mocks: 2,
        updates: 2,
        kiloinstructions: 1464,
        allocations: 427,
        cleanBuild: 18,
        incrementalBuild: 14
      )
    case .reactive:
      StyleFigures(
        files: 15,
        lines: 646,
        types: 22,
        protocols: 2,
        mocks: 2,
        updates: 2,
        kiloinstructions: 1987,
        allocations: 638,
        cleanBuild: 17,
        incrementalBuild: 8
      )
    }
  }
}
