import Model

/// What fields refer to: the features that a repository has, by the names of their types.
///
/// A feature is what has a file such as `AddressFeature.swift`, with its name in addresses.
public struct References {
  private let targets: [String: String]

  public init(in files: RepositoryFiles) {
    let sources = files.paths.filter { $0.hasSuffix(Self.ending) && $0.contains("/Sources/") }
    targets = sources.reduce(into: [:]) { targets, path in
      let name = files.text(path)?.firstMatch(of: #/static let name = "([^"]+)"/#)
      if let name, let type = Self.feature(in: path) { targets[type] = String(name.output.1) }
    }
  }

  private static let ending = "Feature.swift"

  /// The same fields, which know where the items are that they refer to.
  ///
  /// - Throws: ``Problems`` for each field that refers to a feature that is not there.
  public func resolved(_ fields: [Field]) throws(Problems) -> [Field] {
    var fields = fields
    var problems: [String] = []
    for index in fields.indices {
      guard let name = fields[index].type.feature else { continue }
      fields[index].target = targets[name]
      if targets[name] == nil { problems.append(missing(name, fields[index].type)) }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return fields
  }

  private func missing(_ name: String, _ type: FieldType) -> String {
    let mark = type.isOptional ? "?" : ""
    let types = FieldType.all.filter { !$0.isOptional && $0.value != .choice }.map(\.description)
    if let meant = name.closest(of: types + targets.keys) {
      return "there is no type and no feature `\(name)`; did you mean `\(meant)\(mark)`?"
    }
    let known = targets.isEmpty ? "none yet" : targets.keys.sorted().joined(separator: ", ")
    return "there is no type and no feature `\(name)`; the features are: \(known)."
  }

  /// The feature whose screens a file has: `Address`.
  static func feature(in path: String) -> String? {
    guard let file = path.split(separator: "/").last, file.hasSuffix(ending), file != ending else { return nil }
    return String(file.dropLast(ending.count))
  }

  /// One sentence for each other feature that refers to one.
  static func sentences(in records: [FeatureRecord], referringTo name: String) -> [String] {
    records.filter { $0.feature.name != name }.compactMap { record in
      let fields = record.feature.fields.filter { $0.type.feature == name }.map { "`\($0.name)`" }
      guard !fields.isEmpty else { return nil }
      let other = record.feature.name
      return "\(other) refers to \(name) with \(fields.joined(separator: " and ")); remove \(other) first."
    }
  }
}
