import Domain
import Foundation
import GRDB
import Mocks
import Testing

@testable import Data

/// What a feature adds to the tests of repositories: its implementations, and items to find in them.
protocol RepositorySample: Sendable {
  associatedtype Format: ItemJSON where Format.Item: MockItem, Format.Query == Format.Item.Query
  typealias Item = Format.Item
  typealias Query = Format.Query
  typealias SampleRepository = any PagedRepository<Format.Item, Format.Query>

  static func mock(_ items: [Item]) -> SampleRepository
  static func local(_ database: LocalDatabase) -> SampleRepository
  static func remote(_ service: NetworkService) -> SampleRepository
  static func cached(_ service: NetworkService, _ cache: ResponseCache, timeToLive: TimeInterval) -> SampleRepository

  /// Creates and fills the tables of ``local(_:)``.
  static func fill(_ db: Database, with items: [Item]) throws

  /// Removes all items from these tables.
  static func empty(_ db: Database) throws

  static func query(_ text: String, _ page: PageRequest) -> Query

  /// The query of a request for a list, or nil if the request is for something else.
  static func query(path: [String], parameters: [String: String]) -> Query?

  /// The body of a response that is neither a list nor an item.
  static func body(path: [String], repository: SampleRepository) async throws -> Data?

  /// The items that the package ships. Features of documents have none.
  static func catalogue() throws -> [Item]

  /// Whether lists are sorted. If not, they have the order in which the table was filled.
  static var isSorted: Bool { get }

  /// Texts that find all of `.fixtures(count:)` and the odd item.
  static var commonTexts: [String] { get }

  /// Texts, and the identifiers of the fixtures that they find.
  static var searches: [(text: String, ids: [String])] { get }

  /// An item whose values are easily changed by SQL or JSON.
  static func oddItem() throws -> Item

  /// A valid item with any identifier, or nil if identifiers are not texts.
  static func item(id: String) throws -> Item?

  static var unknownIDs: [Item.ID] { get }
}

extension RepositorySample {
  static var isSorted: Bool { true }

  static func mock(_ items: [Item]) -> SampleRepository { MockRepository(items: items) }
}

extension RepositorySample where Format.Query == KeywordQuery {
  static func query(_ text: String, _ page: PageRequest) -> KeywordQuery {
    KeywordQuery(text: SearchText(text), page: page)
  }
}

extension RepositorySample where Format: DocumentJSON {
  static func catalogue() -> [Item] { [] }

  static func local(_ database: LocalDatabase) -> SampleRepository { LocalRepository<Format>(database: database) }

  static func fill(_ db: Database, with items: [Item]) throws {
    try DocumentRecord<Format>.create(in: db)
    try DocumentRecord<Format>.replaceAll(with: items, in: db)
  }

  static func empty(_ db: Database) throws {
    try DocumentRecord<Format>.replaceAll(with: [], in: db)
  }

  /// All items, and each by the text that is searched: whole, in other forms, and with what it does not contain.
  static var searches: [(text: String, ids: [String])] {
    let items = [Item].fixtures
    let single = items.flatMap { item in
      let text = Format.searchText(of: item)
      let words = text.split(separator: " ").map(String.init)
      let accented = text.prefix(1) + "\u{301}" + text.dropFirst()
      let found = [text, text.uppercased(), words.reversed().joined(separator: " "), String(accented)]
      let missed = [String(text.dropFirst()), text + " zeppelin"]
      return found.map { ($0, [item.id.description]) } + missed.map { ($0, []) }
    }
    return [("", items.map(\.id.description)), ("?!", [])] + single
  }
}

extension RepositorySample where Format.Item.ID == String {
  static var unknownIDs: [String] {
    ["", "4", "a/b", "..", ".", "1/", "/1", "1?", "%31", " 1", "1\u{0}", "' OR 1=1 --"]
  }
}
