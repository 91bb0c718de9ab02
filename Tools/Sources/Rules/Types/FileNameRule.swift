public import Model

/// Finds files that are not named after their types.
public struct FileNameRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "file-name",
    summary: "a file has the name of its type",
    why: "People look for a type in the file of its name; under another name, it is only found by searching.",
    fix: "Name the file `TYPE.swift`, or `TYPE+TOPIC.swift` for an extension, or move the type to its own file.",
    broken: "final class ProductListViewModel {}  // in ViewModels.swift",
    kept: "final class ProductListViewModel {}  // in ProductListViewModel.swift",
    reads: .declarations { $0.roles.named != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.types.entries(as: context.configuration.roles.named)
      .filter { !$0.type.isNested && $0.type.kind != .extension && $0.file.topic != $0.type.name }
      .filter { entry in !entry.file.isNamedAfterItsTypes || !entry.isBesideItsName }
      .map { Finding(self, about: $0, message: "\($0.type.name) is in \($0.file.name)") }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.named, "named", in: context)
  }
}

extension SourceFile {
  /// The file's name up to `+` or `.swift`.
  fileprivate var topic: String {
    String(name.dropLast(".swift".count).prefix { $0 != "+" })
  }

  fileprivate var isNamedAfterItsTypes: Bool {
    (facts.declarations?.types ?? []).contains { $0.name == topic }
  }
}

extension TypeIndex.Entry {
  /// Whether the name contains the file's: `HasProductUseCase` and `DefaultProductUseCase` in `ProductUseCase.swift`.
  fileprivate var isBesideItsName: Bool {
    type.name.hasSuffix(file.topic) || type.name.hasPrefix(file.topic)
  }
}
