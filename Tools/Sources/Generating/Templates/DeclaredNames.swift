/// The members that are declared next to a feature's fields, whose names no field can have.
struct DeclaredNames {
  private(set) var names: Set<String> = []
  private let own: Set<String>
  private let fields: Set<String>
  /// Finds lines with fields quickly.
  private var fieldNames = Renaming()

  /// - Parameter feature: The exemplar.
  init(of feature: Feature) {
    own = Set(feature.fields.map(\.name))
    fields = Set(feature.details.map(\.name))
    for field in fields { fieldNames.add(field, field) }
  }

  /// Adds the names in a source of the exemplar.
  mutating func read(_ text: String) {
    guard fieldNames.isMentioned(in: text) else { return }
    let lines = text.allLines
    let layout = Layout(lines)
    for (index, line) in lines.enumerated() where fieldNames.isMentioned(in: line) {
      guard let name = Self.name(in: line), fields.contains(name) else { continue }
      for neighbour in Self.neighbours(of: index, in: layout) {
        if let other = Self.name(in: lines[neighbour]) { names.insert(other) }
      }
    }
    names.subtract(own)
  }

  /// The lines at the same indentation in the same block.
  private static func neighbours(of index: Int, in layout: Layout) -> [Int] {
    let indentation = layout.indentation(index) ?? 0
    let isOutside = { (line: Int) in (layout.indentation(line) ?? .max) < indentation }
    let start = (0..<index).last(where: isOutside).map { $0 + 1 } ?? 0
    let end = (index..<layout.lines.count).first(where: isOutside) ?? layout.lines.count
    return (start..<end).filter { layout.indentation($0) == indentation }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "static", "nonisolated",
  ]

  /// The property, case or parameter that a line declares.
  private static func name(in line: String) -> String? {
    var words = line.split(separator: " ")[...]
    while let word = words.first, modifiers.contains(word) { words.removeFirst() }
    guard let first = words.first else { return nil }
    let declares = ["let", "var", "case"].contains(first)
    let candidate = declares ? words.dropFirst().first : first
    guard let candidate, declares || candidate.hasSuffix(":") else { return nil }
    let name = candidate.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
