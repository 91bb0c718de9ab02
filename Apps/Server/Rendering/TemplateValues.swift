import Mustache

/// Values that templates find by name.
///
/// A missing value is `false`, because Mustache would otherwise look for the name in the enclosing values. All types here
/// tell Mustache what they contain; finding it out by reflection took half of a page's time.
struct TemplateValues: ExpressibleByDictionaryLiteral, TemplateParent {
  private let values: [String: TemplateValue]

  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    values = Dictionary(elements) { first, _ in first }
  }

  func value(named name: String) -> TemplateValue? { values[name] }
}

/// Something that has named values.
protocol TemplateParent: MustacheParent {
  /// Nil if Mustache is to look in the enclosing values.
  func value(named name: String) -> TemplateValue?
}

extension TemplateParent {
  func child(named name: String) -> Any? { value(named: name)?.forMustache }
}

enum TemplateValue {
  case text(String?)
  case flag(Bool)
  case values((any TemplateParent)?)
  case list([any TemplateParent])
  case texts([String])

  fileprivate var forMustache: Any {
    switch self {
    case .text(let text): text.map(TemplateText.init) ?? false
    case .flag(let flag): flag
    case .values(let values): values ?? false
    case .list(let list): list
    case .texts(let texts): texts.map(TemplateText.init)
    }
  }
}

/// A text has no named values.
private struct TemplateText: MustacheCustomRenderable, MustacheParent {
  let renderText: String

  var isNull: Bool { false }

  func child(named name: String) -> Any? { nil }
}
