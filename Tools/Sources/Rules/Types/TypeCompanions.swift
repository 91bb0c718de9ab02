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
    mocked = Set(mocks.flatMap { $0.types.flatMap(\.conformances) })
    let testTargets = context.graph.nodes.filter { $0.target.declaration.kind == .test }
    tests = Set(testTargets.flatMap(\.target.files).map(\.topic))
  }

  func exists(_ name: String, of entry: TypeIndex.Entry) -> Bool {
    switch TypeCompanion(rawValue: name) {
    case .file: isInItsFile(entry)
    case .mock: mocked.contains(entry.simpleName)
    // Only a manifest or a project says which files are tests.
    case .tests: entry.node.package.kind == .looseFiles || tests.contains("\(entry.simpleName)Tests")
    case nil: true
    }
  }

  /// What to say if it does not exist.
  func advice(on name: String, of entry: TypeIndex.Entry) -> String? {
    switch TypeCompanion(rawValue: name) {
    case .file: "is in \(entry.file.name)"
    case .mock: "has no mock: nothing in \(mockTargets.map(\.text).joined(separator: ", ")) conforms to it"
    case .tests: "has no \(entry.simpleName)Tests.swift"
    case nil: nil
    }
  }

  /// A file may also be named after a type that another one's name contains: `HasProductUseCase` and
  /// `DefaultProductUseCase` are in `ProductUseCase.swift`. A nested type is in the file of the type around it.
  private func isInItsFile(_ entry: TypeIndex.Entry) -> Bool {
    let (type, topic) = (entry.type, entry.file.topic)
    if type.isNested || type.kind == .extension || topic == type.name { return true }
    let isNamedAfterType = (entry.file.facts.declarations?.types ?? []).contains { $0.name == topic }
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
