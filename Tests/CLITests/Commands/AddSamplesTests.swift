import Presentation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct AddSamplesTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test(arguments: [[], ["--database", "samples.sqlite"]])
  func `adds items to features that have none, and only once`(options: [String]) throws {
    let options = options.map { $0.hasPrefix("-") ? $0 : storefront.home.path($0) }
    let features = Set(try lists(options).filter { $0.value.hasPrefix("There are no ") }.keys)

    let first = try storefront.run(["add-samples"] + options)
    let second = try storefront.run(["add-samples"] + options)

    let lines = first.output.split(separator: "\n")
    #expect(first.status == 0)
    #expect(!features.isEmpty)
    #expect(Set(lines.map(String.init)) == Set(features.map { "\($0): 3 added" }))
    #expect(second == .init(status: 0, output: first.output.replacing(": 3 added", with: ": 0 added"), errors: ""))
    #expect(try lists(options).values.filter { $0.hasPrefix("There are no ") } == [])
  }

  /// What each feature lists without a search, by its name.
  private func lists(_ options: [String]) throws -> [String: String] {
    let features = Features.shared.filter { !$0.texts.needsSearch }
    let texts = try features.map { ($0.name, try storefront.run([$0.name] + options).output) }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  @Test func `a database that cannot be used is reported in one sentence`() throws {
    let outcome = try storefront.run("add-samples", "--database", storefront.home.path(""))

    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasSuffix(" is a folder; name a file.\n"))
  }
}
