import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A text as parsed by an XML reader.
final class ParsedMarkup: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  /// The attribute's value in the last element that has it.
  private(set) var attributes: [String: String] = [:]
  private(set) var text = ""

  init(_ markup: String) throws {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name)
    self.attributes.merge(attributes) { $1 }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
