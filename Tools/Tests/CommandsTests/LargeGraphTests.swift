import Foundation
import TestSupport
import Testing

/// Graphs of a hundred targets.
@Suite struct LargeGraphTests {
  private struct Graph: Decodable {
    var edges: [Edge]
    var nodes: [Node]

    struct Edge: Decodable, Hashable {
      var from: String
      var to: String
      var allowed: Bool
    }

    struct Node: Decodable {
      var id: String
      var group: String?
    }

    init(_ shop: Shop, _ options: String...) throws {
      let outcome = try shop.inward(["graph", "--format", "json"] + options)
      self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
    }

    /// Every pair of which one reaches the other.
    func paths(without edge: Edge? = nil) -> Set<[String]> {
      let next = Dictionary(grouping: edges.filter { $0 != edge }, by: \.from).mapValues { $0.map(\.to) }
      return nodes.reduce(into: []) { paths, node in
        var waiting = [node.id]
        while let last = waiting.popLast() {
          waiting += next[last, default: []].filter { paths.insert([node.id, $0]).inserted }
        }
      }
    }
  }

  @Test func `reduces the edges, and keeps what is reached`() throws {
    let shop = try Shop.layered(targets: 100)
    let all = try Graph(shop)
    let reduced = try Graph(shop, "--reduce")

    #expect(all.nodes.count == 100 && Set(all.nodes.map(\.group)).count == 10)
    #expect(reduced.edges.count < all.edges.count * 3 / 4)
    #expect(Set(reduced.edges).isSubset(of: all.edges))
    #expect(reduced.paths() == all.paths())
    for edge in reduced.edges { #expect(reduced.paths(without: edge) != reduced.paths()) }
  }

  @Test func `draws what is around a target`() throws {
    let shop = try Shop.layered(targets: 100)
    let all = try Graph(shop)
    let near = all.edges.filter { $0.from == "Module55" || $0.to == "Module55" }.flatMap { [$0.from, $0.to] }

    #expect(Set(try Graph(shop, "--focus", "Module55").nodes.map(\.id)) == Set(near))
    #expect(try Graph(shop, "--focus", "Layer5", "--level", "layer", "--depth", "9").nodes.count == 10)
  }

  @Test(arguments: [
    (["--focus", "Screen"], "error: no target is named Screen; did you mean Screens?\n"),
    (["--focus", "Nothing"], "error: no target is named Nothing; there are Data, Domain, Screens.\n"),
    (["--focus", "Domain", "--depth", "0"], "Error: --depth must be at least 1."),
  ])
  func `an unknown name is an error`(_ options: [String], _ error: String) throws {
    let outcome = try Shop().inward(["graph"] + options)

    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(error))
  }
}

extension Shop {
  /// A repository with layers of ten targets, each of which imports some targets of the layers below.
  fileprivate static func layered(targets count: Int) throws -> Shop {
    let imports = (0..<count).map { index -> [Int] in
      let below = index / 10 * 10
      if below == 0 { return [] }
      let anywhere = (1...3).map { (index * 31 + $0 * 17) % below }
      return Set(anywhere + [below - 10 + index * 3 % 10]).sorted()
    }
    let targets = imports.enumerated().map { index, imports in
      ".target(name: \"Module\(index)\", dependencies: [\(imports.map { "\"Module\($0)\"" }.joined(separator: ", "))]),\n"
    }
    let layers = stride(from: 0, to: count, by: 10).map { first in
      let names = (first..<min(first + 10, count)).map { "Module\($0)" }.joined(separator: ", ")
      let below = (0..<first / 10).map { "Layer\($0)" }.joined(separator: ", ")
      return "  Layer\(first / 10): { targets: [\(names)], mayImport: [\(below)] }\n"
    }
    let heading = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    let shop = try Shop([
      "Package.swift": heading + "let package = Package(name: \"Large\", targets: [\n\(targets.joined())])\n",
      "inward.yml": "version: 1\nlayers:\n\(layers.joined())",
    ])
    for (index, imports) in imports.enumerated() {
      try shop.write(imports.map { "import Module\($0)\n" }.joined(), to: "Sources/Module\(index)/File.swift")
    }
    return shop
  }
}
