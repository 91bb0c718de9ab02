/// The registrations of database migrations in a Swift file: `migrator.registerMigration("createOrders") { … }`.
///
/// A database keeps the names of the migrations that it ran, and a new migration runs after all others.
struct Migrations {
  static let start = ".registerMigration(\""

  private let lines: [String]

  /// In the order of the file, each with the index of its line.
  let registrations: [(line: Int, name: String)]

  init(_ lines: [String]) {
    self.lines = lines
    registrations = lines.indices.compactMap { index in Self.name(in: lines[index]).map { (index, $0) } }
  }

  var names: [String] { registrations.map(\.name) }

  /// The name that a line registers.
  static func name(in line: String) -> String? {
    guard !Layout.isComment(line), let start = line.firstRange(of: Self.start) else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
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
    guard let end = migrations.end, let name = self.lines.compactMap(Migrations.name).first else { return self }
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
    let renamed = self.lines.map { $0.replacing("\(Migrations.start)\(name)\"", with: "\(Migrations.start)\(free)\"") }
    return Self(line: max(line, end), lines: renamed, addsComma: addsComma)
  }
}
