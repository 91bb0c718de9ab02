public import Model

/// Writes a configuration for a repository as it is, which is what `inward init` does.
///
/// The linter finds nothing against the layers in it; from there on they can only be kept or be made stricter.
public enum ConfigurationWriter {
  /// The text of a new `inward.yml`.
  ///
  /// - Parameters:
  ///   - repository: The repository, with the declarations of its files where roles shall be proposed.
  ///   - freeze: Whether to allow exactly what exists today, tests included, and to propose no roles. Otherwise tests
  ///     may import whatever they like, and roles are proposed where types bear the names that Clean Architecture uses.
  public static func yaml(for repository: Repository, freeze: Bool) -> String {
    let drafts = LayerDraft.drafts(for: repository)
    var blocks = [start(freeze: freeze), section("exclude", YAMLText.list("exclude", [], indent: 0))]
    blocks.append(
      section(
        "layers",
        [drafts.isEmpty ? "layers: {}" : "layers:"] + keyComments("layers")
          + drafts.flatMap { layer($0, freeze: freeze) }
      )
    )
    if let mocks = MocksDraft(repository) {
      let lists = YAMLText.list("targets", mocks.targets, indent: 2) + YAMLText.list("usedBy", mocks.usedBy, indent: 2)
      blocks.append(section("mocks", ["mocks:"] + lists))
    }
    blocks.append(section("umbrellas", YAMLText.list("umbrellas", umbrellas(of: repository), indent: 0)))
    let roles = freeze ? [] : RolesDraft(repository, layers: drafts).proposals
    if !roles.isEmpty { blocks.append(section("roles", ["roles:"] + roles.flatMap(role))) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func start(freeze: Bool) -> [String] {
    let how = freeze ? "It allows exactly what exists now." : "It allows what exists now; tests may import everything."
    return YAMLText.comment("The architecture of this repository, written by `inward init`. \(how) Make it stricter.")
      + ["version: \(ConfigurationSection.version)"]
  }

  /// A key's lines below a comment on what it is for.
  private static func section(_ key: String, _ lines: [String]) -> [String] {
    let summary = ConfigurationSection.root.keys.first { $0.name == key }?.summary
    return (summary.map { YAMLText.comment($0) } ?? []) + lines
  }

  /// What the keys below a key are for.
  private static func keyComments(_ name: String) -> [String] {
    guard case .named(let section) = ConfigurationSection.root.keys.first(where: { $0.name == name })?.shape else {
      return []
    }
    return section.keys.flatMap { YAMLText.comment("\($0.name): \($0.summary)", indent: 2) }
  }

  private static func layer(_ draft: LayerDraft, freeze: Bool) -> [String] {
    let isOpen = draft.isTests && !freeze
    var lines: [String] = []
    if !draft.circle.isEmpty {
      let names = draft.circle.joined(separator: ", ")
      lines += YAMLText.comment("These import each other in a circle, which makes them one layer: \(names).", indent: 2)
    }
    return lines + ["  \(YAMLText.scalar(draft.name)):"]
      + YAMLText.list("targets", draft.targets, indent: 4)
      + YAMLText.list("mayImport", isOpen ? ["*"] : draft.mayImport.sorted(), indent: 4)
      + YAMLText.list("external", isOpen ? ["*"] : draft.external.sorted(), indent: 4)
  }

  private static func role(_ proposal: RolesDraft.Proposal) -> [String] {
    let lists = proposal.lists.flatMap { list in
      YAMLText.list(list.key.isEmpty ? proposal.key : list.key, list.texts, indent: list.key.isEmpty ? 2 : 4)
    }
    return proposal.lists.allSatisfy { $0.key.isEmpty } ? lists : ["  \(proposal.key):"] + lists
  }

  private static func umbrellas(of repository: Repository) -> [String] {
    let targets = repository.packages.flatMap(\.targets).filter { target in
      target.files.contains { $0.facts.imports.contains { $0.has("_exported") && !$0.isUnreachable } }
    }
    return Set(targets.map(\.name)).sorted()
  }
}
