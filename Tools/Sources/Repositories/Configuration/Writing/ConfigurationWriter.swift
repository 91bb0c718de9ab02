public import Model

/// Writes a configuration for an existing repository, for `inward init`.
///
/// The linter finds no violation of the layers in it.
public enum ConfigurationWriter {
  /// The text of a new `inward.yml`.
  ///
  /// - Parameter freeze: Whether to allow only what exists today, tests included, with a layer for each target. Otherwise
  ///   tests may import anything, and many targets become few layers.
  public static func yaml(for repository: Repository, freeze: Bool) -> String {
    let drafts = LayerDraft.drafts(for: repository, grouped: !freeze)
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
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The layers of a repository as lines to add to those of a configuration: what exists today is allowed, and tests may
  /// import anything.
  public static func layers(for repository: Repository) -> String {
    LayerDraft.drafts(for: repository, grouped: false).flatMap { layer($0, freeze: false) }.map { $0 + "\n" }.joined()
  }

  private static func start(freeze: Bool) -> [String] {
    let how = freeze ? "It allows only what exists today." : "It allows what exists today; tests may import anything."
    return YAMLText.comment("The architecture of this repository, created by `inward init`. \(how) Make it stricter.")
      + ["version: \(ConfigurationSection.version)"]
  }

  /// A key's lines, below a comment with its purpose.
  private static func section(_ key: String, _ lines: [String]) -> [String] {
    let summary = ConfigurationSection.root.keys.first { $0.name == key }?.summary
    return (summary.map { YAMLText.comment($0) } ?? []) + lines
  }

  /// Comments with the purposes of a section's keys.
  private static func keyComments(_ name: String) -> [String] {
    guard case .named(let section) = ConfigurationSection.root.keys.first(where: { $0.name == name })?.shape else {
      return []
    }
    return section.keys.flatMap { YAMLText.comment("\($0.name): \($0.summary)", indent: 2) }
  }

  private static func layer(_ draft: LayerDraft, freeze: Bool) -> [String] {
    let isOpen = draft.isTests && !freeze
    var lines: [String] = []
    for cycle in draft.cycles {
      let names = cycle.joined(separator: ", ")
      lines += YAMLText.comment("These import each other in a cycle, which makes them one layer: \(names).", indent: 2)
    }
    return lines + ["  \(YAMLText.scalar(draft.name)):"]
      + YAMLText.list("targets", draft.targets, indent: 4)
      + YAMLText.list("mayImport", isOpen ? ["*"] : draft.mayImport.sorted(), indent: 4)
      + YAMLText.list("external", isOpen ? ["*"] : draft.external.sorted(), indent: 4)
  }

  private static func umbrellas(of repository: Repository) -> [String] {
    let targets = repository.packages.flatMap(\.targets).filter { target in
      target.files.contains { $0.facts.imports.contains { $0.has("_exported") && !$0.isUnreachable } }
    }
    return Set(targets.map(\.name)).sorted()
  }
}
