import Foundation
import Presentation
import TestSupport
import Testing

/// The commands of every feature.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct FeatureCommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let route: Route

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  nonisolated static let cases = Features.shared.flatMap { cases(of: $0) }

  private nonisolated static func cases<F: Feature>(of feature: F.Type) -> [Case] {
    let search = F.texts.needsSearch ? F.keyword : ""
    let filters = F.filter.map { filter in
      Case(arguments: [F.name, "--\(filter.parameter)", "kitchen"], route: F.list(filter: "kitchen"))
    }
    return [
      Case(arguments: [F.name, F.keyword], route: F.list(search: F.keyword)),
      Case(arguments: [F.name, "--search", F.keyword], route: F.list(search: F.keyword)),
      Case(arguments: [F.name, search, "--page", "1", "--page-size", "1"], route: F.list(search: search, pageSize: 1)),
      Case(arguments: [F.name, "zeppelin"], route: F.list(search: "zeppelin")),
      Case(arguments: [F.itemName, "1"], route: .detail(F.name, id: "1")),
      Case(arguments: [F.itemName, "3"], route: .detail(F.name, id: "3")),
    ] + (filters.map { [$0] } ?? [])
  }

  @Test(arguments: cases, [false, true])
  func `prints a screen or the JSON of the API, as its link does`(command: Case, isJSON: Bool) async throws {
    let options = ["--source", "mock"] + (isJSON ? ["--json"] : [])
    let outcome = try storefront.run(command.arguments + options)
    let link = try storefront.run(["open", RouteCodec.link(to: command.route)] + options)

    let route = command.route
    let expected = isJSON ? try await ExpectedOutput.json(of: route) : await ExpectedOutput.text(of: route)
    #expect(outcome == .init(status: 0, output: expected, errors: ""))
    #expect(link == outcome)
  }

  @Test(arguments: [[], ["--json"]])
  func `prints the home screen without a command`(options: [String]) throws {
    let outcome = try storefront.run(options + ["--source", "mock"])

    #expect(outcome == (try storefront.run([Route.home.feature, "--source", "mock"] + options)))
    #expect(outcome.status == 0)
  }

  @Test func `is listed in the help`() throws {
    let help = try storefront.run("--help").output
    let words = help.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }

    #expect(Set(words).isSuperset(of: Features.shared.flatMap { [$0.name, $0.itemName] }))
  }

  @Test func `is listed in the document of screens`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let document = try String(contentsOf: root.appending(path: "docs/screens.md"), encoding: .utf8)
    let rows = document.split(separator: "\n").filter { $0.contains("://") && $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").dropFirst().prefix(3).map { $0.trimmingCharacters(in: [" ", "`"]) }
    }
    let features = Features.all.map { feature in
      ["storefront \(feature.name)", "storefront \(feature.itemName) ID", "storefront://\(feature.name)"]
    }

    #expect(Set(rows) == Set(features))
    #expect(rows.count == features.count)
  }

  @Test func `has an option for a filter only if the feature has one`() throws {
    for feature in Features.shared {
      let outcome = try storefront.run(feature.name, "--filter", "x", "--source", "mock")
      #expect(outcome.errors.hasPrefix("Error: Unknown option '--filter'"), "\(feature.name)")
      let help = try storefront.run(feature.name, "--help").output
      #expect(help.contains("--\(feature.filter?.parameter ?? "filter")") == (feature.filter != nil), "\(feature.name)")
    }
  }
}
