import Foundation
import Mustache
import Presentation

/// The content of a screen by the names that templates use. A highlight has its own name.
struct ContentValues: TemplateParent {
  let content: Content
  let feature: String
  let language: RequestLanguage

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "title": .text(content.title)
    case "summary": .text(content.summary)
    case "picture": .text(content.picture?.path(in: feature))
    case "lead": .text(content.paragraphs.first)
    case "paragraphs":
      .texts(content.paragraphs.dropFirst().flatMap { $0.split(whereSeparator: \.isNewline) }.map(String.init))
    case "highlights": .list(content.highlights.map { FieldValues(field: $0) })
    case "facts":
      .list(
        content.facts.map {
          ["label": .text($0.label), "value": .text($0.value), "href": .text($0.link?.absoluteString)] as TemplateValues
        }
      )
    case "rows": .list(content.table?.rows.map { RowValues(row: $0, language: language) } ?? [])
    case "previous": .text(content.paging?.previous.map(language.path))
    case "next": .text(content.paging?.next.map(language.path))
    default:
      content.highlights.first { $0.name == name }.map { .values(FieldValues(field: $0)) }
    }
  }
}

/// A row: its link, its title, its other fields as a list, and each field by its own name. A picture is its address.
private struct RowValues: TemplateParent {
  let row: Row
  let language: RequestLanguage

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "href": .text(language.path(for: row.route))
    case "title": .text(row.title)
    case "others": .list(row.fields.dropFirst().filter { !$0.text.isEmpty }.map(values))
    default: row[name].map(value) ?? .text(nil)
    }
  }

  private func value(of field: Field) -> TemplateValue {
    if case .picture(let picture) = field.value {
      .text(picture.path(in: row.route.feature))
    } else {
      .values(values(of: field))
    }
  }

  private func values(of field: Field) -> FieldValues {
    FieldValues(field: field)
  }
}

/// A field, which is drawn as its text, and what else its kind has.
private struct FieldValues: TemplateParent, MustacheCustomRenderable {
  let field: Field

  var renderText: String { field.text }
  var isNull: Bool { false }

  func value(named name: String) -> TemplateValue? {
    switch (name, field.value) {
    case ("note", .price(_, let note)): .text(note)
    case ("description", .rating(_, let description, _)): .text(description)
    case ("halfStars", .rating(_, _, let halfStars)): .text(String(halfStars))
    case ("tone", .status(_, let tone)): .text(tone.rawValue)
    case ("date", .date(_, let date)): .text(date.formatted(.iso8601))
    default: .text(nil)
    }
  }
}
