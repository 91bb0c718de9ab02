import Model

/// What an exemplar has and no new feature should have: rules of its own, and tests of them.
public struct OwnCode: Equatable, Codable, Sendable {
  /// Patterns of files.
  public var paths: [String]?

  /// Patterns for the first lines of blocks, by path; see ``Blocks``.
  public var blocks: [String: [String]]?

  /// Texts with what new features have in their place.
  public var replace: [String: String]?

  /// Names that no new field can have, because the code uses them where only the exemplar's fields do not.
  public var reserved: [String]?

  /// A file of the exemplar without its own code; nil if all of it is.
  func removed(from text: String, path: String) -> String? {
    if (paths ?? []).contains(where: { Glob($0).matches(path) }) { return nil }
    var text = text
    if let heads = blocks?[path] { text = Blocks(path: path, heads: heads.map(Glob.init)).removed(from: text) }
    var replacing = Renaming()
    for (from, to) in replace ?? [:] { replacing.add(from, to) }
    return replacing.applied(to: text)
  }

  /// One sentence for each entry that matches nothing in the exemplar's files.
  func problems(in files: [String: String], of record: String) -> [String] {
    let paths = (paths ?? []).filter { path in !files.keys.contains(where: Glob(path).matches) }
    let blocks = (blocks ?? [:]).flatMap { path, heads in
      files[path].map { Blocks(path: path, heads: heads.map(Glob.init)).unmatched(in: $0).map(\.text) } ?? heads
    }
    let texts = (replace ?? [:]).keys.filter { text in !files.values.contains { $0.contains(text) } }
    return (paths + blocks + texts).sorted().map { "\(record) has `\($0)`, which matches nothing; take it out." }
  }
}

/// How fields of some types get their lines: from a field of the exemplar, with other texts.
///
/// An exemplar need not have a field of every type, which would make it hard to read. A type can be listed several times; all
/// that is said about it counts.
public struct FieldKind: Equatable, Codable, Sendable {
  /// As ``FieldType/kind``; `title` for the title.
  public var types: [String]

  /// The exemplar's field whose lines are used; nil for that of the same type.
  public var field: String?

  /// Texts with what is there for the type. A line of which nothing is left is dropped, with its block.
  ///
  /// What is in braces stands for a term or, from the field's limits, for `{limits}`, `{bounds}` and `{number}`. `{target}` is
  /// ``Field/target``. A text
  /// with `{limits}` is only replaced if the field has some.
  public var replace: [String: String]?

  /// What is in braces in ``replace``.
  public var terms: [String: String]?
}
