import Hummingbird
import Mustache

/// The pages' templates, read once; what they cannot be read for shows at the start of the program.
struct Templates: Sendable {
  enum Name: String, CaseIterable {
    case layout, failure, pages, error, gallery
    case productList = "product-list"
    case productDetail = "product-detail"
    case articleList = "article-list"
    case articleDetail = "article-detail"

    fileprivate var bytes: [UInt8] {
      switch self {
      case .layout: PackageResources.layout_mustache
      case .failure: PackageResources.failure_mustache
      case .pages: PackageResources.pages_mustache
      case .error: PackageResources.error_mustache
      case .gallery: PackageResources.gallery_mustache
      case .productList: PackageResources.product_list_mustache
      case .productDetail: PackageResources.product_detail_mustache
      case .articleList: PackageResources.article_list_mustache
      case .articleDetail: PackageResources.article_detail_mustache
      }
    }
  }

  private let templates: [Name: MustacheTemplate]
  private let library: MustacheLibrary

  init() throws {
    let templates = try Dictionary(
      uniqueKeysWithValues: Name.allCases.map {
        ($0, try MustacheTemplate(string: String(decoding: $0.bytes, as: UTF8.self)))
      }
    )
    self.templates = templates
    library = MustacheLibrary(templates: Dictionary(uniqueKeysWithValues: templates.map { ($0.rawValue, $1) }))
  }

  /// The template with these values, all of them escaped for HTML.
  func render(_ name: Name, _ values: TemplateValues) -> String {
    templates[name]?.render(values.fields, library: library) ?? ""
  }
}

/// What a template finds by name: texts, lists, further values, or nothing.
///
/// A value that is missing is written as `false`, as templates look for a name further outside otherwise.
struct TemplateValues: ExpressibleByDictionaryLiteral {
  private(set) var fields: [String: Any]

  init(dictionaryLiteral elements: (String, Value)...) {
    fields = Dictionary(elements.map { ($0, $1.field) }) { first, _ in first }
  }

  mutating func add(_ other: TemplateValues) {
    fields.merge(other.fields) { _, new in new }
  }

  enum Value {
    case text(String?)
    case flag(Bool)
    case values(TemplateValues?)
    case list([TemplateValues])
    case texts([String])

    fileprivate var field: Any {
      switch self {
      case .text(let text): text ?? false
      case .flag(let flag): flag
      case .values(let values): values?.fields ?? false
      case .list(let list): list.map(\.fields)
      case .texts(let texts): texts
      }
    }
  }
}
