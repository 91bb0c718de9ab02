/// A part of what a screen shows: its kind, and its texts in the order of reading.
struct ShownPart: Equatable {
  enum Kind {
    case title, summary, notice, picture

    /// A value that matters most, and its note if it has one.
    case highlight
    case paragraph

    /// A label and its value.
    case fact

    /// The headings of the terminal's table.
    case headings

    /// A row of the terminal's table: the identifier, a cell for each column, and a mark.
    case tableRow

    /// What a mark means, below the terminal's table.
    case legend

    /// A row of a page: the identifier that its link names, and its texts.
    case pageRow

    /// The terminal's way to an item that a fact names.
    case reference

    /// Something that can be done.
    case action

    /// A link from a page to the one before or after it.
    case paging

    /// That there is nothing to show, or an error.
    case message

    /// What no screen should show.
    case other
  }

  let kind: Kind
  let texts: [String]

  init(_ kind: Kind, _ texts: String...) {
    self.init(kind, texts)
  }

  /// Lines are broken if there is no room, which changes nothing.
  init(_ kind: Kind, _ texts: [String]) {
    self.kind = kind
    self.texts = texts.map { text in text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
  }
}

extension [ShownPart] {
  /// The parts of some kinds, in the order of the kinds.
  func inOrder(_ kinds: [ShownPart.Kind]) -> [ShownPart] {
    kinds.flatMap { kind in filter { $0.kind == kind } }
  }
}
