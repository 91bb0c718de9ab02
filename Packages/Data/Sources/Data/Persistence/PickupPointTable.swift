import Domain
import GRDB

/// The tables behind ``PickupPointLocalRepository``. Rows stand in the order of lists, numbered by `position`.
enum PickupPointTable {
  static let searchIndex = "pickupPointSearch"

  static func create(in db: Database) throws {
    try db.create(table: PickupPointRecord.databaseTableName, options: .strict) { table in
      table.column("position", .integer).primaryKey()
      table.column("id", .text).notNull().unique()
      table.column("placeName", .text).notNull()
      table.column("streetAddress", .text).notNull()
      table.column("directionHint", .text)
      table.column("lockerCount", .integer).notNull()
      table.column("floorNumber", .integer)
      table.column("mapLatitude", .real).notNull()
      table.column("averageRating", .real)
      table.column("handlingFee", .text).notNull()
      table.column("rushFee", .text)
      table.column("hasParking", .integer).notNull()
      table.column("hasRamp", .integer)
      table.column("openedOn", .real).notNull()
      table.column("closesOn", .real)
      table.column("webPage", .text).notNull()
      table.column("mapPage", .text)
      table.column("paymentMethods", .text).notNull()
    }
    try SearchIndex.create(
      searchIndex,
      over: PickupPointRecord.databaseTableName,
      columns: ["placeName"],
      in: db
    )
  }

  /// Puts all pickup points in place of what is there; the only thing that writes these tables.
  static func replaceAll(with pickupPoints: [PickupPoint], in db: Database) throws {
    try PickupPointRecord.deleteAll(db)
    for (index, pickupPoint) in pickupPoints.sorted(by: PickupPoint.isListed).enumerated() {
      try PickupPointRecord(pickupPoint, position: index + 1).insert(db)
    }
    try SearchIndex.rebuild(searchIndex, in: db)
  }
}
