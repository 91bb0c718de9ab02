import Model

/// Finds the files and mocks that belong to types.
struct TypeCompanions {
  private let mockTargets: [Pattern]
  /// The last parts of the names of what mocks conform to.
  private let mocked: Set<String>
  /// The names of test files, up to `+` or `.swift`.
  private let tests: Set<String>

  init(_ context: RuleContext) {
    let targets = context.configuration.mocks?.targets ?? []
    mockTargets = targets
    let mocks = context.types.places.filter { targets.matches($0.node) }
    mocked = context.types.inheritedNames(of: mocks.flatMap(\.entries).filter { $0.kind != .typealias })
    let testTargets = context.graph.nodes.filter { $0.kind == .test }
    tests = Set(testTargets.flatMap(\.target.files).map(\.topic))
  }

  /// What to say if the companion of a name does not exist; `nil` if it does.
  func problem(with name: String, of entry: TypeIndex.Entry) -> String? {
    switch TypeCompanion(rawValue: name) {
    case .file where !isInItsFile(entry): "is in \(entry.place.file.name), not in \(entry.simpleName).swift"
    case .mock where !mocked.contains(entry.simpleName):
      "has no mock: nothing in \(mockTargets.map(\.text).joined(separator: ", ")) conforms to it"
    // Only a manifest or a project says which files are tests.
    case .tests where entry.place.node.package.kind != .looseFiles && !tests.contains("\(entry.simpleName)Tests"):
      "has no \(entry.simpleName)Tests.swift"
    default: nil
    }
  }

  /// A file may also be named after a type that another one's name contains: `HasProductUseCase` and
  /// `DefaultProductUseCase` are in `ProductUseCase.swift`. A nested type is in the file of the type around it.
  private func isInItsFile(_ entry: TypeIndex.Entry) -> Bool {
    let (type, topic) = (entry.type, entry.place.file.topic)
    if type.isNested || type.kind == .extension || topic == type.name { return true }
    let isNamedAfterType = (entry.place.file.facts.declarations?.types ?? []).contains { $0.name == topic }
    return isNamedAfterType && (type.name.hasSuffix(topic) || type.name.hasPrefix(topic))
  }
}

extension SourceFile {
  /// The file's name up to `+` or `.swift`.
  fileprivate var topic: String {
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    return end.map { String(name[..<$0]) } ?? name
  }
}
