import Domain
import Foundation
import Testing

@testable import Data

/// Every adapter in the sources of Data passes the contract of its port, which is ``PagedRepositoryTests``.
@Suite(.timeLimit(.minutes(10)))
struct AdapterTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Packages/Data/Sources")

  @Test func `every adapter passes the contract`() async throws {
    let tested = try await Self.tested()
    let declared = try Self.files().flatMap { try Self.adapters(in: String(contentsOf: $0, encoding: .utf8)) }

    #expect(declared.count > 3)
    for name in declared {
      let isTested = tested.contains { $0 == name || $0.hasPrefix(name + "<") }
      #expect(isTested, "\(name) is an adapter of a port, but `RepositoryFactory` never makes it: add it to a sample.")
    }
  }

  @Test(arguments: [
    ("public struct ShopRepository: OrderRepository {\n}", ["ShopRepository"]),
    ("final class Store: Sendable, PagedRepository {", ["Store"]),
    ("public actor Shelf<Format: ItemJSON>:\n  PagedRepository\n{", ["Shelf"]),
    ("extension Shelf: OrderRepository where Format == OrderJSON {", ["Shelf"]),
    ("public typealias CrateRepository = LocalRepository<CrateJSON>", ["LocalRepository<CrateJSON>"]),
    ("struct Store {\n  let base: any OrderRepository\n}", []),
    ("extension Store: Sendable where Base: OrderRepository {", []),
    ("// struct Store: OrderRepository {", []),
    ("private struct Store: OrderRepository {", []),
  ])
  func `finds what conforms to a port, and aliases`(text: String, names: [String]) {
    #expect(Self.adapters(in: text) == names)
  }

  /// The types that the contract is run with, and those that have one of their own.
  private static func tested() async throws -> Set<String> {
    var names: Set<String> = [
      String(describing: AuthLocalRepository.self),  // AuthRepositoryTests
      "EditableLocalRepository",  // EditableRepositoryTests
      String(describing: NoAccountRepository<Address>.self),  // EditableRepositoryTests
      String(describing: AuthRemoteRepository.self),  // AuthRepositoryTests
      "EditableRemoteRepository",  // EditableRepositoryTests
    ]
    for port in Port.all {
      func name<Sample: RepositorySample>(_ sample: Sample.Type) async throws -> String {
        let repository = try await RepositoryFactory().make(port.implementation, sample)
        return String(describing: type(of: repository))
      }
      names.insert(try await name(port.sample))
    }
    return names
  }

  private static func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { sources.appending(path: $0) }
  }

  /// The types that conform to a port and are visible in the whole module, and the types that aliases stand for. The names
  /// of ports, and of aliases for adapters, end in `Repository`.
  private static func adapters(in text: String) -> [String] {
    let kinds = /(?m)^(?:public |package )?(?:final )?(?:struct|class|actor|enum|extension) (\w+)(?:<.*>)?:\s([^{]*)\{/
    let types = text.matches(of: kinds).filter { match in
      let words = match.2.split { !$0.isLetter }
      return words.prefix { $0 != "where" }.contains { $0.hasSuffix("Repository") }
    }
    let aliases = text.matches(of: /(?m)^(?:public |package )?typealias \w+Repository = (.+)$/)
    return types.map { String($0.1) } + aliases.map { String($0.1) }
  }
}
