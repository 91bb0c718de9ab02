import Presentation

@testable import Server

extension ScreenState {
  /// All that a host has to show, in the order in which ``Content`` declares it.
  var parts: [ShownPart] {
    (content.content?.parts(of: route.feature) ?? []) + (message.map { [ShownPart(.message, $0)] } ?? [])
      + allActions.map { ShownPart(.action, $0.label) }
  }

  private var message: String? {
    if case .empty(let text) = content { text } else { content.error?.message }
  }
}

extension Content {
  fileprivate func parts(of feature: String) -> [ShownPart] {
    var parts = [ShownPart(.title, title)]
    if let summary { parts.append(ShownPart(.summary, summary)) }
    if let notice { parts.append(ShownPart(.notice, notice)) }
    if let picture { parts.append(ShownPart(.picture, picture.path(in: feature))) }
    for field in highlights { parts.append(ShownPart(.highlight, [field.text] + field.notes)) }
    for text in paragraphs.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      parts.append(ShownPart(.paragraph, String(text)))
    }
    for fact in facts { parts.append(ShownPart(.fact, fact.label, fact.value)) }
    for reference in references { parts.append(ShownPart(.reference, reference.label)) }
    return parts + (table?.parts ?? []) + (paging?.parts ?? [])
  }
}

extension Table {
  /// The fields of a row in the order in which a page draws them. Features that are not here have all their fields drawn.
  private static func drawing(of feature: String) -> [String]? {
    switch feature {
    case ProductFeature.name: ["title", "brand", "price", "price-note", "rating", "availability"]
    case ArticleFeature.name: ["title", "source", "published", "summary"]
    default: nil
    }
  }

  fileprivate var parts: [ShownPart] {
    let names = columns.map { $0.description.name }
    let headings = ShownPart(.headings, [idHeading] + columns.map(\.heading))
    let tableRows = rows.map { row in
      let cells = names.map { row[$0]?.text ?? "" }
      return ShownPart(
        .tableRow,
        [row.id] + cells
          + row.signs
      )
    }
    let pageRows = rows.map { row in
      let drawn = Self.drawing(of: row.route.feature) ?? row.fields.map(\.name)
      let texts = drawn.flatMap { row.texts(of: $0) }.filter { !$0.isEmpty }
      return ShownPart(
        .pageRow,
        [row.id] + texts.prefix(1)
          + row.signs
          + texts.dropFirst()
      )
    }
    return [headings] + tableRows
      + legend.map { ShownPart(.legend, "\($0.sign) \($0.text)") }
      + pageRows
  }
}

extension Row {
  fileprivate var signs: [String] { mark.map { [$0.sign] } ?? [] }

  /// The text of a field, or its note: `price`, `price-note`. There is none if the item has no such value.
  fileprivate func texts(of name: String) -> [String] {
    let parts = name.split(separator: "-").map(String.init)
    guard let field = self[parts[0]] else { return [] }
    return parts.count > 1 ? field.notes : [field.text]
  }
}

extension ContentField {
  fileprivate var notes: [String] {
    if case .price(_, let note?) = value { [note] } else { [] }
  }
}

extension Paging {
  fileprivate var parts: [ShownPart] {
    [("prev", previous), ("next", next)].compactMap { relation, route in
      route.map { ShownPart(.paging, relation, RouteCodec.path(for: $0)) }
    }
  }
}
