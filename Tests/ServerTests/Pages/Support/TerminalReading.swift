import Presentation

@testable import CLI

/// What the terminal shows of a screen, read back from its lines. Colours say what a line is.
struct TerminalReading {
  private(set) var parts: [ShownPart] = []

  /// - Parameter lines: The lines of a terminal that has colours and no width.
  init(_ lines: [String]) {
    for block in lines.map(StyledLine.init).split(whereSeparator: { $0.runs.isEmpty }) { read(Array(block)) }
  }

  private mutating func read(_ block: [StyledLine]) {
    let styles = block[0].runs.map(\.style)
    switch styles[0] {
    case .bold where parts.isEmpty: readHeading(block)
    case .bold: parts += block.map { ShownPart(Self.kind(ofWay: $0), $0.runs[0].text) }
    case .dim where styles.count { $0 == .dim } > 1: readTable(block)
    case .dim where styles.count == 1: add(.legend, block)
    case .dim: parts += block.map { ShownPart(.fact, $0.runs.map(\.text)) }
    case .yellow: add(.notice, block)
    case .red: add(.message, block)
    default: add(parts.isEmpty ? .message : .paragraph, block)
    }
  }

  /// A way to an item, or to what can be done.
  private static func kind(ofWay line: StyledLine) -> ShownPart.Kind {
    let link = String(line.runs[1].text.drop { $0 == " " })
    return if case .detail? = try? RouteCodec.route(from: link) { .reference } else { .action }
  }

  private mutating func add(_ kind: ShownPart.Kind, _ block: [StyledLine]) {
    parts.append(ShownPart(kind, block.map(\.text).joined(separator: " ")))
  }

  /// The title with the summary beside it, and the highlights below.
  private mutating func readHeading(_ block: [StyledLine]) {
    for (run, kind) in zip(block[0].runs, [ShownPart.Kind.title, .summary, .other]) {
      parts.append(ShownPart(kind, run.text))
    }
    parts += block.dropFirst().map { ShownPart(.highlight, $0.runs.map(\.text)) }
  }

  private mutating func readTable(_ block: [StyledLine]) {
    for (index, cells) in Self.cells(of: block.map(\.text)).enumerated() {
      parts.append(index == 0 ? ShownPart(.headings, cells) : ShownPart(.tableRow, Self.row(cells)))
    }
  }

  /// A mark is before the identifier.
  private static func row(_ cells: [String]) -> [String] {
    let parts = cells[0].split(separator: " ").map(String.init)
    return parts.suffix(1) + cells.dropFirst() + parts.dropLast()
  }

  /// The cells of each line. Between two columns there are at least two blanks in all lines, and nowhere else.
  private static func cells(of lines: [String]) -> [[String]] {
    let rows = lines.map { line in
      line.flatMap { [String($0)] + Array(repeating: "", count: max($0.displayWidth - 1, 0)) }
    }
    let width = rows.map(\.count).max() ?? 0
    let isBlank = (0..<width).map { place in rows.allSatisfy { place >= $0.count || $0[place] == " " } }
    let isGap = (0..<width).map { place in
      let neighbours = [place - 1, place + 1].filter { (0..<width).contains($0) }
      return isBlank[place] && neighbours.contains { isBlank[$0] }
    }
    let columns = (0..<width).split { isGap[$0] }
    return rows.map { row in columns.map { row[$0.clamped(to: row.indices)].joined() } }
  }
}

/// A line as texts with their styles. Blanks between them are left out.
private struct StyledLine {
  struct Run {
    let style: Style
    let text: String
  }

  let runs: [Run]

  /// The line without its styles.
  let text: String

  init(_ line: String) {
    let all = "\u{1B}[0m\(line)".split(separator: "\u{1B}[").map { piece in
      let end = piece.firstIndex(of: "m") ?? piece.endIndex
      return Run(style: Style(rawValue: String(piece[..<end])) ?? .plain, text: String(piece[end...].dropFirst()))
    }
    runs = all.filter { $0.text.contains { $0 != " " } }
    text = all.map(\.text).joined()
  }
}
