import Model

/// Proposes roles for a repository's types, by common names of layers and types.
struct RolesDraft {
  private static let domainNames = ["domain", "core", "entities", "business"]
  private static let dataNames = ["data", "infrastructure", "persistence", "repositories"]

  /// A role's key with its lists.
  typealias Proposal = (key: String, lists: [(key: String, texts: [String])])

  /// The proposals for existing types, in the order of the configuration's keys.
  private(set) var proposals: [Proposal] = []

  /// - Parameter omitted: The keys of roles not to propose.
  init(_ repository: Repository, layers: [LayerDraft], omitting omitted: Set<String>) {
    let files = repository.packages.flatMap(\.targets).filter { $0.declaration.kind != .test }.flatMap(\.files)
    let types = files.flatMap { file in
      (file.facts.declarations?.types ?? []).map { (type: $0, folder: file.folder) }
    }
    let domain = Self.layer(of: layers, named: Self.domainNames)
    let data = Self.layer(of: layers, named: Self.dataNames)

    for folder in ["Models", "Entities"] where domain != nil {
      let pattern = "**/\(folder)/**"
      guard types.contains(where: { Glob(pattern).matches($0.folder) && $0.type.kind != .extension }) else { continue }
      let kinds = ["struct", "enum", "class", "actor"]
      proposals.append(("entities", [("layers", domain ?? []), ("folders", [pattern]), ("kinds", kinds)]))
      break
    }
    func propose(_ key: String, _ pattern: String, _ kinds: [TypeDeclaration.Kind], layers: [String]? = nil) {
      let glob = Glob(pattern)
      guard types.contains(where: { glob.matches($0.type.name) && kinds.contains($0.type.kind) }) else { return }
      let texts = kinds.map(\.rawValue)
      proposals.append((key, [("names", [pattern])] + (layers.map { [("layers", $0)] } ?? []) + [("kinds", texts)]))
    }
    propose("ports", "*Repository", [.protocol])
    if data != nil { propose("adapters", "*Repository", [.struct, .class, .actor], layers: data) }
    propose("useCases", "*UseCase", [.protocol, .struct, .class, .actor])
    propose("views", "*View", [.struct])
    propose("viewModels", "*ViewModel", [.class])
    propose("states", "*ViewModel.State", [.struct, .enum])
    proposals.removeAll { omitted.contains($0.key) }
    let keys = proposals.map(\.key)
    if keys.contains("entities") {
      let conformances = ["Codable", "Decodable", "Encodable", "FetchableRecord", "PersistableRecord"]
      proposals.append(("foreignConformances", [("", conformances)]))
    }
    if keys.contains("states") { proposals.append(("stateCases", [("", ["loading", "failed|error|failure"])])) }
    proposals.removeAll { omitted.contains($0.key) }
  }

  private static func layer(of layers: [LayerDraft], named names: [String]) -> [String]? {
    let found = layers.filter { layer in
      !layer.isTests && names.contains { layer.name.lowercased() == $0 || layer.name.lowercased().hasSuffix($0) }
    }
    return found.isEmpty ? nil : found.map(\.name)
  }
}
