import Foundation
import Mustache
import Presentation

/// The content of a screen by the names that templates use. A highlight has its own name.
struct ContentValues: TemplateParent {
  let content: Content
  let route: Route
  let language: RequestLanguage

  /// What the page's form has beside its own fields.
  var forms = FormExtras()

  private var feature: String { route.feature }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "title": .text(content.title)
    case "summary": .text(content.summary)
    case "picture": .text(content.picture?.path(in: feature))
    case "lead": .text(content.paragraphs.first)
    case "paragraphs":
      .texts(content.paragraphs.dropFirst().flatMap { $0.split(whereSeparator: \.isNewline) }.map(String.init))
    case "highlights": .list(content.highlights.map { FieldValues(field: $0, feature: feature) })
    case "facts": .list(content.facts.map { FactValues(fact: $0, language: language) })
    case "form":
      .values(
        content.form.map { FormTemplateValues(form: $0, action: language.path(for: route), extras: forms) }
      )
    case "rows": .list(content.table?.rows.map { RowValues(row: $0, language: language) } ?? [])
    case "previous": .text(content.paging?.previous.map(language.path))
    case "next": .text(content.paging?.next.map(language.path))
    default:
      content.highlights.first { $0.name == name }.map { .values(FieldValues(field: $0, feature: feature)) }
    }
  }
}

private struct FactValues: TemplateParent {
  let fact: Fact
  let language: RequestLanguage

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "label": .text(fact.label)
    case "text": .text(fact.link == nil ? fact.value : "")
    case "link": .text(fact.link == nil ? nil : fact.value)
    case "href": .text(fact.route.map { language.path(for: $0) } ?? fact.link?.absoluteString)
    case "rel": .text(fact.route == nil ? "external noreferrer" : nil)
    default: .text(nil)
    }
  }
}

/// A row: its link, its title, its other fields as a list, and each field by its own name.
private struct RowValues: TemplateParent {
  let row: Row
  let language: RequestLanguage

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "href": .text(language.path(for: row.route))
    case "title": .text(row.title)
    case "mark": .values(row.mark.map { ["sign": .text($0.sign), "text": .text($0.text)] as TemplateValues })
    case "others": .list(row.fields.dropFirst().filter { !$0.text.isEmpty }.map(values))
    default: .values(row[name].map(values))
    }
  }

  private func values(_ field: ContentField) -> FieldValues { FieldValues(field: field, feature: row.route.feature) }
}

/// A field, which is drawn as its text, and its parts.
private struct FieldValues: TemplateParent, MustacheCustomRenderable {
  let field: ContentField
  let feature: String

  var renderText: String {
    if case .picture(let picture) = field.value { return picture.path(in: feature) }
    return field.text
  }
  var isNull: Bool { false }

  func value(named name: String) -> TemplateValue? { .text(field.part(named: name)) }
}

extension ContentField {
  fileprivate func part(named name: String) -> String? {
    switch (name, value) {
    case ("note", .price(_, let note)): note
    case ("description", .rating(_, let description, _)): description
    case ("halfStars", .rating(_, _, let halfStars)): String(halfStars)
    case ("tone", .status(_, let tone)): tone.rawValue
    case ("date", .date(_, let date)): date.formatted(.iso8601)
    default: nil
    }
  }
}
