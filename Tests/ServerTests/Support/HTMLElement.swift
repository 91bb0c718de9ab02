/// An element of a page: its name, its attributes and what is in it.
///
/// It reads what the server's templates write, and refuses a page in which an element is not closed.
struct HTMLElement {
  enum Node {
    case element(HTMLElement)
    case text(String)

    var element: HTMLElement? {
      if case .element(let element) = self { element } else { nil }
    }

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  struct NotWellFormed: Error {
    let tag: String
  }

  /// The elements without an end tag that templates use.
  private static let voidNames: Set = ["img", "input", "link", "meta"]

  let name: String
  let attributes: [String: String]
  private(set) var nodes: [Node] = []

  /// The root element of a page.
  init(page: String) throws {
    var open = [HTMLElement(tag: "")]
    for piece in page.utf8.split(separator: UInt8(ascii: "<")) {
      let parts = piece.split(separator: UInt8(ascii: ">"), maxSplits: 1, omittingEmptySubsequences: false)
      let tag = String(decoding: parts[0], as: UTF8.self)
      guard parts.count == 2 else { throw NotWellFormed(tag: tag) }
      if tag.hasPrefix("/") {
        let closed = open.removeLast()
        guard !open.isEmpty, tag == "/" + closed.name else { throw NotWellFormed(tag: tag) }
        open[open.count - 1].nodes.append(.element(closed))
      } else if !tag.hasPrefix("!") {
        let element = HTMLElement(tag: tag)
        if Self.voidNames.contains(element.name) {
          open[open.count - 1].nodes.append(.element(element))
        } else {
          open.append(element)
        }
      }
      let text = String(decoding: parts[1], as: UTF8.self)
      if !text.isEmpty { open[open.count - 1].nodes.append(.text(Self.unescaped(text))) }
    }
    guard open.count == 1, let root = open[0].children.first else { throw NotWellFormed(tag: "html") }
    self = root
  }

  /// An element without content: `a rel="next" href="/orders?page=2"`.
  private init(tag: String) {
    name = String(tag.prefix { $0 != " " })
    var attributes: [String: String] = [:]
    let pieces = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() where index.isMultiple(of: 2) {
      for word in piece.split(separator: " ") {
        let value = word.hasSuffix("=") && index + 1 < pieces.count ? String(pieces[index + 1]) : nil
        attributes[String(value == nil ? word : word.dropLast())] = Self.unescaped(value ?? "")
      }
    }
    self.attributes = attributes
  }

  private static func unescaped(_ text: String) -> String {
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return references.reduce(text) { text, reference in text.replacing(reference.0, with: reference.1) }
  }
}

extension HTMLElement {
  var children: [HTMLElement] { nodes.compactMap(\.element) }

  var classes: Set<String> {
    Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
  }

  /// All texts in it, one for each place between two tags.
  var texts: [String] {
    nodes.flatMap { node in node.element?.texts ?? [node.text ?? ""] }
  }

  var text: String { texts.joined() }

  /// The text that is in none of its children.
  var ownText: String { nodes.compactMap(\.text).joined() }

  /// All elements in it that have a name, in the order of the page.
  func all(_ name: String) -> [HTMLElement] {
    children.flatMap { child in (child.name == name ? [child] : []) + child.all(name) }
  }
}
