/// The styles side by side: figures that were counted in their sources and measured in their programs.
public enum StyleComparison {
  /// The names of the columns; the first is that of what is compared.
  public static let columns = ["What"] + Style.allCases.map(\.title)

  /// What is compared, and how each style does.
  public static let rows: [[String]] = [
    row("files", \.files),
    row("lines of code", \.lines),
    row("types", \.types),
    row("protocols", \.protocols),
    row("protocols to mock in its tests", \.mocks),
    row("state updates for a screen load", \.updates),
    ["instructions for a screen load"] + figures.map { "\($0.kiloinstructions) k" },
    row("allocations for a screen load", \.allocations),
    ["clean build of its target"] + figures.map { seconds($0.cleanBuild) },
    ["build after a change"] + figures.map { seconds($0.incrementalBuild) },
  ]

  /// What the figures say, what they mean, and where they were taken.
  public static let notes = [
    [
      spread("Lines of code", \.lines),
      spread("Protocols to mock", \.mocks),
      spread("Thousands of instructions for a screen load", \.kiloinstructions),
      spread("Allocations for it", \.allocations),
    ].joined(separator: " "),
    "Files, lines, types and protocols are those of the style's target, comments and blank lines left out; for MVI, those "
      + "of the canonical screens that it adapts as well, which are built with Presentation: its build times are those of "
      + "the adapter alone. To mock are the protocols that a stored property asks for.",
    "A screen load makes a browser and loads a list of 20 products from memory, in a release build on x86_64 Linux. "
      + "Instructions and allocations were counted by Valgrind, and the builds timed on two cores; these four depend on "
      + "the machine and the compiler, and CI does not compare them. It does compare the others.",
  ]

  private static let figures = Style.allCases.map(\.figures)

  private static func row(_ name: String, _ figure: KeyPath<StyleFigures, Int>) -> [String] {
    [name] + figures.map { String($0[keyPath: figure]) }
  }

  /// Which style has the least of something, and which the most.
  private static func spread(_ name: String, _ figure: KeyPath<StyleFigures, Int>) -> String {
    let values = Style.allCases.map { $0.figures[keyPath: figure] }
    let ends = [values.min(), values.max()].compactMap(\.self).map { end in
      let titles = Style.allCases.filter { $0.figures[keyPath: figure] == end }.map(\.title)
      return "\(end) (\(titles.joined(separator: ", ")))"
    }
    return "\(name): \(ends.joined(separator: " to "))."
  }

  private static func seconds(_ tenths: Int) -> String {
    "\(tenths / 10).\(tenths % 10) s"
  }
}
