/// The registrations of database migrations in a Swift file: `migrator.registerMigration("createOrders") { … }`.
///
/// A database keeps the names of the migrations that it ran, and a new migration runs after all others.
struct Migrations {
  static let call = ".registerMigration("

  let lines: [String]

  /// In the order of the file, each with the index of its line.
  let registrations: [(line: Int, name: String)]

  init(_ lines: [String]) {
    self.lines = lines
    registrations = lines.indices.compactMap { index in Self.name(at: index, in: lines).map { (index, $0) } }
  }

  var names: [String] { registrations.map(\.name) }

  /// The name that a line registers, which a formatter may have moved to the next line.
  private static func name(at index: Int, in lines: [String]) -> String? {
    guard !Layout.isComment(lines[index]), let call = lines[index].firstRange(of: call) else { return nil }
    let isBroken = call.upperBound == lines[index].endIndex && index + 1 < lines.count
    let rest = isBroken ? lines[index + 1].drop(while: \.isWhitespace) : lines[index][call.upperBound...]
    return rest.first == "\"" ? String(rest.dropFirst().prefix { $0 != "\"" }) : nil
  }

  /// What is before the call in a line that registers: `    migrator`.
  static func head(of line: String) -> String {
    line.firstRange(of: call).map { String(line[..<$0.lowerBound]) } ?? ""
  }

  /// The index of the line after the last registration; nil if there is none.
  var end: Int? {
    registrations.last.map { Layout(lines).block(at: $0.line).upperBound }
  }

  /// The index of the line after a registration.
  func end(of name: String) -> Int? {
    registrations.first { $0.name == name }.map { Layout(lines).block(at: $0.line).upperBound }
  }

  /// A name that no migration has: the name itself, or with a number.
  func free(_ name: String) -> String {
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !names.contains($0) } ?? name
  }
}

extension SharedFile.Insertion {
  /// The same lines, if they register a migration, after all other migrations and under a name of its own.
  ///
  /// - Parameter tables: The tables that the migration creates.
  /// - Throws: ``Problems`` if an earlier feature of that name may have left its tables.
  func asLastMigration(of lines: [String], path: String, tables: [String]) throws(Problems) -> Self {
    let migrations = Migrations(lines)
    guard let end = migrations.end, let (line, name) = Migrations(self.lines).registrations.first else { return self }
    let free = migrations.free(name)
    if free != name,
      !tables.allSatisfy({ table in lines.contains { $0.contains("DROP TABLE IF EXISTS \"\(table)\"") } })
    {
      throw Problems(
        """
        \(path) has the migration `\(name)` of an earlier feature, and databases may still have its tables; add a migration \
        with DROP TABLE IF EXISTS "\(tables.joined(separator: "\" and \""))" first, or choose another name.
        """
      )
    }
    var renamed = self.lines
    let place = renamed[line].contains("\"\(name)\"") ? line : line + 1
    renamed[place] = renamed[place].replacing("\"\(name)\"", with: "\"\(free)\"", maxReplacements: 1)
    return Self(line: max(self.line, end), lines: renamed, addsComma: addsComma)
  }
}

/// The migrations of released versions. Databases exist that ran them, so they stay registered when what they belong to is
/// removed: a database with a migration that is not registered counts as that of a later version.
public struct ReleasedMigrations: Equatable, Sendable {
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

  /// - Parameter sources: The lines of all released versions that register migrations, each with the line after it.
  public init(sources: String, keepsTables: Bool) {
    self.init(Set(Migrations(sources.allLines).names), keepsTables: keepsTables)
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
    guard !isTest, before.contains(Migrations.call) else { return after }
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
    let old = Migrations(before.allLines)
    guard let line = old.registrations.first(where: { $0.name == migration })?.line else { return }
    let migrations = Migrations(lines)
    let head = Migrations.head(of: old.lines[line])
    let place =
      earlier.reversed().lazy.compactMap(migrations.end).first ?? migrations.registrations.first?.line
      ?? lines.firstIndex { $0.contains("return \(head.drop { $0 == " " })") }
    guard let place else {
      throw Problems("\(path) has no place for the migration `\(migration)`, which was released and has to stay.")
    }
    lines.insert("\(head)\(Migrations.call)\"\(migration)\") { _ in }", at: place)
  }

  private func drop(_ tables: [String], of name: String, in lines: inout [String]) {
    let migrations = Migrations(lines)
    guard let end = migrations.end, let last = migrations.registrations.last else { return }
    let head = Migrations.head(of: lines[last.line])
    let indentation = String(head.prefix { $0 == " " })
    lines.insert(
      contentsOf: [
        "\(indentation)// \(name) was removed. Databases exist that ran its migrations.",
        "\(head)\(Migrations.call)\"\(migrations.free("drop\(name)"))\") { db in",
      ]
        + tables.map { "\(indentation)  try db.execute(sql: #\"DROP TABLE IF EXISTS \"\($0)\"\"#)" }
        + ["\(indentation)}"],
      at: end
    )
  }
}
