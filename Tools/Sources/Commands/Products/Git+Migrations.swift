extension Git {
  /// The names of the database migrations in released versions: those with a tag or, without tags, those that were pushed.
  /// A folder in no repository has none.
  ///
  /// - Throws: `Failure` if git cannot be run, or cannot read a version.
  func releasedMigrations() throws -> Set<String> {
    let tags = try references("refs/tags")
    let versions = try tags.isEmpty ? references("refs/remotes") : tags
    if versions.isEmpty { return [] }
    let pattern = #"\.registerMigration\("[^"]+"#
    let found = try outcome(
      ["grep", "-h", "--only-matching", "--extended-regexp", pattern] + versions + ["--", "*.swift"]
    )
    // 1 says that nothing was found.
    guard found.status <= 1 else { throw Failure("cannot read the released versions: \(Self.reason(found))") }
    return Set(found.output.split(separator: "\n").compactMap { $0.split(separator: "\"").last.map(String.init) })
  }

  private func references(_ pattern: String) throws -> [String] {
    try outcome(["for-each-ref", "--format=%(refname)", pattern]).output.split(separator: "\n").map(String.init)
  }
}
