import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct DocumentRecordTests {
  private let folder: TemporaryFolder
  private let database: LocalDatabase
  private let repository: LocalRepository<TestNoteJSON>

  init() throws {
    folder = try TemporaryFolder()
    let notes = try [
      TestNote(id: "1", text: "Pears"), TestNote(id: "2", text: "Apples"), TestNote(id: "3", text: "Plums"),
    ]
    database = .filled(at: folder.path("notes.sqlite")) { db in
      try DocumentRecord<TestNoteJSON>.create(in: db)
      try DocumentRecord<TestNoteJSON>.replaceAll(with: notes, in: db)
    }
    repository = LocalRepository(database: database)
  }

  @Test func `rows are numbered in the order of lists`() async throws {
    #expect(try await database.strings("SELECT id FROM notes ORDER BY position") == ["2", "1", "3"])
    #expect(try await database.numbers("SELECT position FROM notes ORDER BY position") == [1, 2, 3])
    #expect(try await repository.page(size: 2).items.map(\.text) == ["Apples", "Pears"])
  }

  @Test func `all items can be replaced`() async throws {
    let notes = try [TestNote(id: "4", text: "Quinces")]
    try await database.write { try DocumentRecord<TestNoteJSON>.replaceAll(with: notes, in: $0) }

    #expect(try await repository.page().items == notes)
    #expect(try await repository.page("qui").items == notes)
    #expect(try await repository.page("pears").items.isEmpty)
  }

  @Test func `items with the same identifier are refused, and nothing changes`() async throws {
    let notes = try [TestNote(id: "1", text: "Figs"), TestNote(id: "1", text: "Dates")]

    await #expect(throws: DomainError.self) {
      try await database.write { try DocumentRecord<TestNoteJSON>.replaceAll(with: notes, in: $0) }
    }

    #expect(try await repository.page("pears").total == .exactly(1))
  }

  @Test(arguments: [(#"{"id":"1","text":""}"#, "text"), (#"{"id":"1"}"#, "text"), ("", "")])
  func `an invalid document is an error that names the field`(document: String, field: String) async throws {
    try await database.execute("UPDATE notes SET document = '\(document)' WHERE id = '1'")

    await #expect(throws: DomainError.invalidResponse(field: field)) { try await repository.item(id: "1") }
    await #expect(throws: DomainError.invalidResponse(field: field)) { try await repository.page() }
    #expect(try await repository.item(id: "2").text == "Apples")
  }

  @Test func `a page that is being read is cancelled with its task`() async throws {
    let query = HeldQuery()
    try await database.write { db in
      db.add(function: query.function)
      // The view hides the table.
      try db.execute(
        sql: "CREATE TEMP VIEW notes AS SELECT n AS position, '' AS id, '{}' AS document FROM (\(HeldQuery.sql))"
      )
    }
    let page = Task { try await repository.page() }
    await query.start()

    page.cancel()
    query.release()

    await #expect(throws: DomainError.cancelled) { try await page.valueInTime() }
    try await database.execute("DROP VIEW temp.notes")
    #expect(try await repository.page().items.map(\.id) == ["2", "1", "3"])
  }
}
