import Hummingbird
import Mustache

/// The pages' templates, read once; what they cannot be read for shows at the start of the program.
struct Templates: Sendable {
  enum Name: String, CaseIterable {
    case layout, failure, pages, refresh, error, gallery
    case productList = "product-list"
    case productDetail = "product-detail"
    case articleList = "article-list"
    case articleDetail = "article-detail"
    case pickupPointList = "pickup-point-list"
    case pickupPointDetail = "pickup-point-detail"
    case styles  // Comparison

    fileprivate var bytes: [UInt8] {
      switch self {
      case .layout: PackageResources.layout_mustache
      case .failure: PackageResources.failure_mustache
      case .pages: PackageResources.pages_mustache
      case .refresh: PackageResources.refresh_mustache
      case .error: PackageResources.error_mustache
      case .gallery: PackageResources.gallery_mustache
      case .productList: PackageResources.product_list_mustache
      case .productDetail: PackageResources.product_detail_mustache
      case .articleList: PackageResources.article_list_mustache
      case .articleDetail: PackageResources.article_detail_mustache
      case .pickupPointList: PackageResources.pickup_point_list_mustache
      case .pickupPointDetail: PackageResources.pickup_point_detail_mustache
      case .styles: PackageResources.styles_mustache  // Comparison
      }
    }
  }

  private let templates: [Name: MustacheTemplate]
  private let library: MustacheLibrary

  init() throws {
    self = try Self.parsed.get()
  }

  private static let parsed = Result { try Templates(parsing: Name.allCases) }

  private init(parsing names: [Name]) throws {
    MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
    let templates = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let text = String(decoding: name.bytes, as: UTF8.self)
        return (name, try MustacheTemplate(string: "{{% CONTENT_TYPE: \(HTMLEscaping.name)}}" + text))
      }
    )
    self.templates = templates
    library = MustacheLibrary(templates: Dictionary(uniqueKeysWithValues: templates.map { ($0.rawValue, $1) }))
  }

  /// The template with these values, all of them escaped for HTML.
  func render(_ name: Name, _ values: TemplateValues) -> String {
    templates[name]?.render(values, library: library) ?? ""
  }
}
