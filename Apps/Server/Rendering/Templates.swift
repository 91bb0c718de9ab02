import Mustache
import Presentation

/// The templates of pages, parsed once. An error in one ends the program at its start.
struct Templates: Sendable {
  /// By the names that templates use for each other.
  ///
  /// A feature is drawn with `list` and `detail` unless it has a drawing of its own here, which replaces their middle part.
  private static let sources = [
    "account": PackageResources.account_mustache,
    "actions": PackageResources.actions_mustache,
    "detail": PackageResources.detail_mustache,
    "error": PackageResources.error_mustache,
    "facts": PackageResources.facts_mustache,
    "failure": PackageResources.failure_mustache,
    "form": PackageResources.form_mustache,
    "gallery": PackageResources.gallery_mustache,
    "layout": PackageResources.layout_mustache,
    "list": PackageResources.list_mustache,
    "mark": PackageResources.mark_mustache,
    "openapi": PackageResources.openapi_mustache,
    "openapi-editable": PackageResources.openapi_editable_mustache,
    "menu": PackageResources.menu_mustache,
    "pages": PackageResources.pages_mustache,
    "refresh": PackageResources.refresh_mustache,
    "rows": PackageResources.rows_mustache,
    "\(ProductFeature.name)-list": PackageResources.product_list_mustache,
    "\(ProductFeature.name)-detail": PackageResources.product_detail_mustache,
    "\(ArticleFeature.name)-list": PackageResources.article_list_mustache,
    "\(ArticleFeature.name)-detail": PackageResources.article_detail_mustache,
  ]

  private static let parsed = Result {
    MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
    return MustacheLibrary(
      templates: try sources.mapValues { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(HTMLEscaping.name)}}" + text)
      }
    )
  }

  private let library: MustacheLibrary

  init() throws {
    library = try Self.parsed.get()
  }

  /// A template with its values, escaped for HTML.
  func render(_ name: String, _ values: some TemplateParent) -> String {
    library.render(values, withTemplate: name) ?? ""
  }

  /// The name of the template for a screen. Rows are drawn as items of the feature that they lead to.
  static func name(for state: ScreenState) -> String {
    let shared =
      switch state.route {
      case .list: "list"
      case .detail: "detail"
      case .account(.overview): "account"
      case .account(.form): "form"
      case .form: "form"
      case .favourite: "form"
      }
    let rows = state.content.content?.table?.rows
    let own = "\((rows?.first?.route ?? state.route).feature)-\(shared)"
    return sources[own] == nil ? shared : own
  }
}
