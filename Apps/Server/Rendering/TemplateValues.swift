import Mustache

/// What a template finds by name: texts, lists, further values, or nothing.
///
/// A value that is missing is written as `false`, as templates look for a name further outside otherwise. Everything
/// here tells Mustache itself what it holds, since to find that out by reflection took half of a page's time.
struct TemplateValues: ExpressibleByDictionaryLiteral, MustacheParent {
  private var fields: [String: Any]

  init(dictionaryLiteral elements: (String, Value)...) {
    fields = Dictionary(elements.map { ($0, $1.field) }) { first, _ in first }
  }

  mutating func add(_ other: TemplateValues) {
    fields.merge(other.fields) { _, new in new }
  }

  func child(named name: String) -> Any? { fields[name] }

  enum Value {
    case text(String?)
    case flag(Bool)
    case values(TemplateValues?)
    case list([TemplateValues])
    case texts([String])

    fileprivate var field: Any {
      switch self {
      case .text(let text): text.map(TemplateText.init) ?? false
      case .flag(let flag): flag
      case .values(let values): values ?? false
      case .list(let list): list
      case .texts(let texts): texts.map(TemplateText.init)
      }
    }
  }
}

/// A text, which has no parts to look for a name in.
private struct TemplateText: MustacheCustomRenderable, MustacheParent {
  let renderText: String

  var isNull: Bool { false }

  func child(named name: String) -> Any? { nil }
}
