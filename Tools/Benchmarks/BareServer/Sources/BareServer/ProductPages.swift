import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import Mustache

/// The first page of the products, and a product, in English, as dictionaries for Storefront's own templates.
struct ProductPages: Sendable {
  private static let pageSize = 20
  private static let lowStockLimit = 5

  let database: DatabasePool
  let statement: Statements
  let templates: MustacheLibrary
  let icon: String
  let stylesheet: String
  let script: String

  /// The same on both pages.
  private let menu: String
  private let locale = Locale(identifier: "en_US")

  init(
    database: DatabasePool,
    statement: Statements,
    templates: MustacheLibrary,
    icon: String,
    stylesheet: String,
    script: String
  ) {
    self.database = database
    self.statement = statement
    self.templates = templates
    self.icon = icon
    self.stylesheet = stylesheet
    self.script = script
    menu = templates.render(["label": "Main", "links": Self.links] as [String: Any], withTemplate: "menu") ?? ""
  }

  private static let links: [[String: any Sendable]] = [
    ["title": "Products", "href": "/products", "isCurrent": true],
    ["title": "Articles", "href": "/articles", "isCurrent": false],
    ["title": "Pickup points", "href": "/pickup-points", "isCurrent": false],
    ["title": "Favourites", "href": "/favourites", "isCurrent": false],
    ["title": "Addresses", "href": "/addresses", "isCurrent": false],
    ["title": "Account", "href": "/account", "isCurrent": false],
  ]

  func products() async throws -> Response {
    let (rows, categories, total) = try await database.read { db in
      (
        try ProductRow.fetchAll(
          statement("SELECT * FROM product WHERE position > 0 ORDER BY position LIMIT ?", in: db),
          arguments: [Self.pageSize]
        ),
        try CategoryRow.fetchAll(statement("SELECT id, name FROM category ORDER BY name", in: db)),
        try Int.fetchOne(statement("SELECT sum(productCount) FROM category", in: db)) ?? 0
      )
    }
    let lastPage = (total + Self.pageSize - 1) / Self.pageSize
    let all: [String: Any] = ["id": "", "name": "All categories", "isCurrent": true]
    var values = layout(path: "/products", title: "Products")
    values["heading"] = "Products"
    values["search"] =
      [
        "action": "/products",
        "name": "search",
        "label": "Search products",
        "text": "",
        "filter": [
          "name": "category",
          "label": "Category",
          "choices": [all] + categories.map { ["id": $0.id, "name": $0.name, "isCurrent": false] },
        ] as [String: Any],
      ] as [String: Any]
    values["loaded"] =
      [
        "summary": "\(number(total)) products · page \(number(1)) of \(number(lastPage))",
        "rows": rows.map(card),
        "previous": false,
        "next": "/products?page=2",
      ] as [String: Any]
    return response("product-list", values)
  }

  func product(_ id: Int) async throws -> Response {
    let found = try await database.read { db in
      try ProductRow.fetchOne(
        statement(
          "SELECT product.*, name FROM product JOIN category ON category.id = categoryId WHERE product.id = ?",
          in: db
        ),
        arguments: [id]
      )
    }
    guard let row = found else { throw HTTPError(.notFound) }
    var values = layout(path: "/products/\(id)", title: row.title)
    values["heading"] = row.title
    values["back"] = "/products"
    values["backLabel"] = "All products"
    values["hasActions"] = true
    values["actions"] =
      [
        [
          "label": "Add to favourites",
          "href": "/favourites/\(id)/add",
          "isSubmit": false,
          "isDestructive": false,
        ]
      ] as [[String: Any]]
    values["loaded"] =
      [
        "picture": picture(row),
        "title": row.title,
        "price": TemplateText(renderText: money(row.price, row.currencyCode), parts: ["note": false]),
        "availability": TemplateText(renderText: availability(row.stock), parts: ["tone": tone(row.stock)]),
        "lead": row.summary,
        "paragraphs": [String](),
        "facts": facts(row),
      ] as [String: Any]
    return response("product-detail", values)
  }

  private func facts(_ row: ProductRow) -> [[String: Any]] {
    let facts: [(String, String?)] = [
      ("Rating", "\(stars(row.rating)) of \(number(5)) stars"),
      ("Brand", row.brand),
      ("Category", row.categoryName),
      ("Tags", row.tags.isEmpty ? nil : row.tags.replacing("\n", with: ", ")),
    ]
    return facts.compactMap { label, value in value.map { ["label": label, "text": $0, "link": false] } }
  }

  private func card(_ row: ProductRow) -> [String: Any] {
    let original = row.discount >= 1 ? (row.price / (1 - row.discount / 100)).rounded(scale: 2) : nil
    return [
      "href": "/products/\(row.id)",
      "picture": TemplateText(renderText: picture(row)),
      "title": row.title,
      "mark": false,
      "brand": row.brand.map { TemplateText(renderText: $0) } ?? false,
      "price": TemplateText(
        renderText: money(row.price, row.currencyCode),
        parts: ["note": original.map { TemplateText(renderText: money($0, row.currencyCode)) } ?? false]
      ),
      "rating": TemplateText(
        renderText: stars(row.rating),
        parts: [
          "description": "\(stars(row.rating)) of \(number(5)) stars",
          "halfStars": Int((row.rating * 2).rounded()),
        ]
      ),
      "availability": TemplateText(renderText: availability(row.stock), parts: ["tone": tone(row.stock)]),
    ]
  }

  private func layout(path: String, title: String) -> [String: Any] {
    [
      "language": "en",
      "title": title,
      "documentTitle": title,
      "canonical": path,
      "icon": icon,
      "stylesheet": stylesheet,
      "script": script,
      "address": path,
      "live": "/live" + path,
      "home": "/products",
      "texts": Self.texts,
      "menu": menu,
      "languages": [
        ["code": "en", "name": "English", "href": path + "?lang=en", "isCurrent": true],
        ["code": "de", "name": "Deutsch", "href": path + "?lang=de", "isCurrent": false],
      ] as [[String: Any]],
      "languageField": false,
      "failure": false,
      "empty": false,
      "isLoading": false,
      "notice": false,
    ]
  }

  private static let texts = [
    "footer": "Storefront is the sample app of Inward.",
    "language": "Language",
    "loadMore": "Load more",
    "nextPage": "Next page",
    "pages": "Pages",
    "previousPage": "Previous page",
    "refresh": "Load again",
    "search": "Search",
    "skipToContent": "Skip to the content",
  ]

  private func response(_ template: String, _ values: [String: Any]) -> Response {
    let page = templates.render(values, withTemplate: template) ?? ""
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page))
    )
  }

  private func picture(_ row: ProductRow) -> String {
    "/pictures/products/\(row.id).svg?category=\(row.categoryID)"
  }

  private func availability(_ stock: Int) -> String {
    switch stock {
    case ..<1: "Sold out"
    case ...Self.lowStockLimit: "Only \(number(stock)) left"
    default: "In stock"
    }
  }

  private func tone(_ stock: Int) -> String {
    switch stock {
    case ..<1: "bad"
    case ...Self.lowStockLimit: "warning"
    default: "good"
    }
  }

  private func number(_ value: Int) -> String {
    value.formatted(.number.locale(locale))
  }

  private func stars(_ average: Double) -> String {
    average.formatted(
      .number.precision(.fractionLength(1)).rounded(rule: .toNearestOrAwayFromZero).locale(locale)
    )
  }

  private func money(_ amount: Decimal, _ currencyCode: String) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}

/// A text with parts, in which Mustache would otherwise look for names by reflection.
private struct TemplateText: MustacheCustomRenderable, MustacheParent {
  let renderText: String
  var parts: [String: Any] = [:]

  var isNull: Bool { false }

  func child(named name: String) -> Any? { parts[name] }
}
