import Foundation
import Presentation

@testable import Server

/// What a page shows, read back from its HTML in the order of the document.
///
/// It passes over what only pages have: the search form, the link back, and the one that loads again.
struct PageReading {
  struct NoMainPart: Error {}

  /// The kinds of paragraphs with a class. Others are text or, above the lead of an item, highlights.
  private static let kinds: [String: ShownPart.Kind] = [
    "summary": .summary, "notice": .notice, "empty": .message, "price": .highlight, "availability": .highlight,
  ]

  private(set) var parts: [ShownPart] = []
  private var isAboveLead = false

  init(_ page: String) throws {
    guard let main = try HTMLElement(page: page).all("main").first else { throw NoMainPart() }
    try readContents(of: main)
  }

  private mutating func read(_ element: HTMLElement) throws {
    switch element.name {
    case "h1": add(.title, element.text)
    case "img": add(.picture, element.attributes["src"] ?? "")
    case "p": readParagraph(element)
    case "ul" where element.classes.contains("actions"): for action in element.children { add(.action, action.text) }
    case "ul": for row in element.children { try readRow(row) }
    case "dl": readFacts(element)
    case "nav": for link in element.all("a") { readLink(link) }
    case "form": break
    case "div" where element.classes.contains("failure"): add(.message, element.children.first?.text ?? "")
    default: try readContents(of: element)
    }
  }

  private mutating func readContents(of element: HTMLElement) throws {
    isAboveLead = element.classes.contains("detail")
    for child in element.children { try read(child) }
    if element.ownText.contains(where: { !$0.isWhitespace }) { add(.other, element.ownText) }
  }

  private mutating func readParagraph(_ element: HTMLElement) {
    let (text, classes) = (element.ownText, element.classes)
    guard text.contains(where: { !$0.isWhitespace }), !classes.contains("loading") else { return }
    if classes.contains("lead") { isAboveLead = false }
    if classes.contains("reduction"), let price = parts.popLast() {
      parts.append(ShownPart(price.kind, price.texts + [text]))
    } else {
      let kind = classes.compactMap { Self.kinds[$0] }.first ?? (isAboveLead ? .highlight : .paragraph)
      parts.append(ShownPart(kind, [text] + element.all("small").map(\.text)))
    }
  }

  private mutating func readLink(_ link: HTMLElement) {
    add(.paging, link.attributes["rel"] ?? "", link.attributes["href"] ?? "")
  }

  private mutating func readFacts(_ list: HTMLElement) {
    let (labels, values) = (list.all("dt"), list.all("dd"))
    for (label, value) in zip(labels, values) { add(.fact, label.text, value.text) }
    if labels.count != values.count { add(.other, list.text) }
  }

  /// Some rows have a dot between two values, which belongs to none of them.
  private mutating func readRow(_ row: HTMLElement) throws {
    let link = row.all("a").first?.attributes["href"] ?? ""
    let texts = row.texts.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ·\n")) }
    let id = try RouteCodec.route(from: link).itemID ?? link
    parts.append(ShownPart(.pageRow, [id] + texts.filter { !$0.isEmpty }))
  }

  private mutating func add(_ kind: ShownPart.Kind, _ texts: String...) {
    parts.append(ShownPart(kind, texts))
  }
}
