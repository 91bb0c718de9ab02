import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct ReleasedArticleSchemaTests {
  @Test func `tables keep the form that released migrations gave them`() async throws {
    let folder = try TemporaryFolder()

    try await ReleasedSchemaTests.expect(Self.releasedTables, in: .storefront(at: folder.path("shop.sqlite")))
  }

  private static let releasedTables = [
    "article": """
    CREATE TABLE "article" ("position" INTEGER PRIMARY KEY, "id" TEXT NOT NULL UNIQUE, "title" TEXT NOT NULL, \
    "summary" TEXT NOT NULL, "content" TEXT NOT NULL, "author" TEXT, "source" TEXT, "url" TEXT, \
    "publishedAt" REAL NOT NULL) STRICT
    """,
    "articleSearch": """
    CREATE VIRTUAL TABLE "articleSearch" USING fts5(title, summary, content, \
    \(ReleasedSchemaTests.releasedIndex("article")))
    """,
  ]
}
