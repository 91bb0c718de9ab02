public import Model

/// Finds files that are not called as their type is.
public struct FileNameRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "file-name",
    summary: "a file bears the name of its type",
    why: "Whoever looks for a type looks for its file. A file with another name is found by search alone.",
    mend: "Call the file `TYPE.swift`, or `TYPE+TOPIC.swift` for an extension, or move the type to a file of its own.",
    broken: "final class ProductListViewModel {}  // in ViewModels.swift",
    kept: "final class ProductListViewModel {}  // in ProductListViewModel.swift",
    reads: .declarations
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.types.entries(as: context.configuration.roles.named)
      .filter { !$0.type.isNested && $0.type.kind != .extension && $0.file.topic != $0.type.name }
      .filter { entry in !entry.file.isNamedAfterItsTypes || !entry.isBesideItsName }
      .map { Finding(self, about: $0, message: "\($0.type.name) lies in \($0.file.name)") }
  }

  public func idle(in context: RuleContext) -> [IdleSetting] {
    idleRole(context.configuration.roles.named, "named", in: context)
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
  /// Whether the name goes on from the file's: `HasProductUseCase` and `DefaultProductUseCase` in `ProductUseCase.swift`.
  fileprivate var isBesideItsName: Bool {
    type.name.hasSuffix(file.topic) || type.name.hasPrefix(file.topic)
  }
}
