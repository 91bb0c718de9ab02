/// The migrations of released versions. Databases exist that ran them, so they stay registered when what they belong to is
/// removed: a database with a migration that is not registered counts as that of a later version.
public struct ReleasedMigrations: Hashable, Sendable {
  public static let none = ReleasedMigrations([])

  private let names: Set<String>
  private let keepsTables: Bool

  /// - Parameters:
  ///   - names: The names of the migrations.
  ///   - keepsTables: Whether databases keep the tables of what is removed; otherwise a new migration drops them.
  public init(_ names: Set<String>, keepsTables: Bool = false) {
    self.names = names
    self.keepsTables = keepsTables
  }

  /// A changed text, with the released migrations that the change would remove. They have no effect any more.
  ///
  /// - Parameters:
  ///   - name: What is removed, as a Swift type.
  ///   - tables: Its tables.
  /// - Throws: ``Problems`` if the text no longer has a place for migrations.
  func kept(
    in after: String,
    before: String,
    path: String,
    removing name: String,
    tables: [String]
  ) throws(Problems) -> String {
    let isTest = path.split(separator: "/").contains { $0.hasSuffix("Tests") }
    guard !isTest, before.contains(Migrations.start) else { return after }
    let old = Migrations(before.allLines)
    var lines = after.allLines
    let lost = old.names.filter { names.contains($0) && !Migrations(lines).names.contains($0) }
    if lost.isEmpty { return after }
    for migration in lost {
      try insert(migration, after: Array(old.names.prefix { $0 != migration }), of: before, into: &lines, path: path)
    }
    if !keepsTables, !tables.isEmpty { drop(tables, of: name, in: &lines) }
    return lines.joined(separator: "\n")
  }

  private func insert(
    _ migration: String,
    after earlier: [String],
    of before: String,
    into lines: inout [String],
    path: String
  ) throws(Problems) {
    guard let line = before.allLines.first(where: { Migrations.name(in: $0) == migration }) else { return }
    let migrations = Migrations(lines)
    let head = String(line.prefix(upTo: line.firstRange(of: Migrations.start)?.lowerBound ?? line.startIndex))
    let place =
      earlier.reversed().lazy.compactMap(migrations.end).first ?? migrations.registrations.first?.line
      ?? lines.firstIndex { $0.contains("return \(head.drop { $0 == " " })") }
    guard let place else {
      throw Problems("\(path) has no place for the migration `\(migration)`, which was released and has to stay.")
    }
    lines.insert("\(head)\(Migrations.start)\(migration)\") { _ in }", at: place)
  }

  private func drop(_ tables: [String], of name: String, in lines: inout [String]) {
    let migrations = Migrations(lines)
    guard let end = migrations.end, let last = migrations.registrations.last else { return }
    let head = String(lines[last.line].prefix { $0 != "." })
    let indentation = String(head.prefix { $0 == " " })
    lines.insert(
      contentsOf: [
        "\(indentation)// \(name) was removed. Databases exist that ran its migrations.",
        "\(head)\(Migrations.start)\(migrations.free("drop\(name)"))\") { db in",
      ]
        + tables.map { "\(indentation)  try db.execute(sql: #\"DROP TABLE IF EXISTS \"\($0)\"\"#)" }
        + ["\(indentation)}"],
      at: end
    )
  }
}
