public import Domain
import GRDB

/// Pickup points from a SQLite database.
public struct PickupPointLocalRepository: PickupPointRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func pickupPoints(
    matching query: PickupPointQuery,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<Page<PickupPoint>> {
    let page = try await database.read { db in
      query.keyword.isEmpty ? try Self.browse(query.page, in: db) : try Self.search(query, in: db)
    }
    return Fetched(page)
  }

  public func pickupPoint(
    id: PickupPoint.ID,
    policy: FetchPolicy
  ) async throws(DomainError) -> Fetched<PickupPoint> {
    let found = try await database.read { db in
      try PickupPointRecord.filter(Column("id") == id).fetchOne(db)?.toPickupPoint()
    }
    guard let found else { throw .notFound }
    return Fetched(found)
  }

  /// Goes straight to the page's first key, as the rows are numbered without a gap.
  private static func browse(_ request: PageRequest, in db: Database) throws -> Page<PickupPoint> {
    let records = try PickupPointRecord.filter(Column("position") > request.offset)
      .order(Column("position"))
      .limit(request.size)
      .fetchAll(db)
    let total = try PickupPointRecord.fetchCount(db)
    return Page(items: try records.map { try $0.toPickupPoint() }, request: request, total: .exactly(total))
  }

  private static func search(_ query: PickupPointQuery, in db: Database) throws -> Page<PickupPoint> {
    guard let expression = try SearchIndex.expression(for: query.keyword, in: db) else {
      return Page(items: [], request: query.page, total: .exactly(0))
    }
    let found: (records: [PickupPointRecord], total: ResultCount) = try SearchIndex.page(
      query.page,
      matching: expression,
      in: PickupPointTable.searchIndex,
      of: PickupPointRecord.databaseTableName,
      db: db
    )
    return Page(items: try found.records.map { try $0.toPickupPoint() }, request: query.page, total: found.total)
  }
}
