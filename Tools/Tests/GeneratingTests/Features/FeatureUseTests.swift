import TestSupport
import Testing

@testable import Generating

/// A feature that is used cannot be removed, and another type of its name is no use.
struct FeatureUseTests {
  /// All of them are in files that import the feature's module.
  @Test(arguments: [
    "enum Store {\n  enum Action {}\n  func send(_ action: Action) {}\n}\n",
    "enum Store {\n  struct Inner {\n    let action: Action\n  }\n  enum Action {}\n}\n",
    "protocol Store {\n  associatedtype Action: Sendable\n  func send(_ action: Action)\n}\n",
    "struct Store<State, Action: Sendable>: Sendable where Action: Hashable {\n  let action: Action\n}\n",
    "protocol Store {\n  func send<Action>(_ action: Action)\n}\nlet action: Store.Action\n",
    "func send<each Action>(_ action: repeat each Action) -> (Action) -> Void {}\n",
    "func send() {\n  struct Action {}\n  let action = Action()\n}\n",
    "private struct Action {}\nlet action = Action()\n",
    "typealias Action = Int\nlet action: [Action] = []\n",
    "enum Store {\n  enum Action {}\n}\nextension Store {\n  func send(_ action: Action) {}\n}\n",
    "class Base {\n  enum Action {}\n}\nclass Middle: Base {}\nclass Store: Middle {\n  let action: Action?\n}\n",
    "enum Outer {\n  protocol P {\n    associatedtype Action\n  }\n  struct S: P {\n    let action: Action\n  }\n}\n",
    "let action: Store.Action = .Action\nlet other = a.b.Action\n",
    "@Action func test() {}\nlet a = send(Action: 1)\n// Action\nlet text = \"Action\"\n",
  ])
  func `another type of the same name is no use`(source: String) throws {
    #expect(try uses(in: ["Sources/Screens/Other.swift": "import Domain\n\(source)"]) == [])
  }

  @Test func `a type of another file or module is no use`() throws {
    let sources = [
      // A module that cannot see the feature.
      "Apps/Web/Log.swift": "import Foundation\nlet action: Action\n",
      // A module that has a type of that name itself.
      "Sources/Screens/Action.swift": "struct Action {}\n",
      "Sources/Screens/Screen.swift": "import Domain\nlet action: Action\n",
      // Members of types in other files.
      "Sources/Styles/Store.swift": "public protocol Store {\n  associatedtype Action\n}\n",
      "Sources/Styles/SmallStore.swift": "import Domain\nprotocol SmallStore: Store {}\n",
      "Sources/Styles/MyStore.swift":
        "import Domain\nextension MyStore: SmallStore {\n  var last: Action? { nil }\n}\n",
    ]

    #expect(try uses(in: sources) == [])
  }

  @Test(arguments: [
    "struct Basket {\n  let actions: [Action]\n}\n",
    "extension Action {\n  var label: String { \"\" }\n}\n",
    "let action = Domain.Action(title: \"\")\n",
    "import struct Domain.Action\n",
    "enum Store {\n  enum Action {}\n}\nlet action: Action\n",
    "enum Store {\n  enum Action {}\n}\nextension Store.Action {\n  let action: Domain.Action\n}\n",
    "protocol Store {\n  func send<Action>(_ action: Action)\n  var last: Action { get }\n}\n",
    "func send<Action>(_ action: Action) {\n  if true {}\n}\nlet action: Action\n",
    "let list: [Action: Int]\n",
    "let text = \"\\(Action.self)\"\n",
    "func send() {\n  do {\n    struct Action {}\n  }\n  let action = Action()\n}\n",
    "struct Store: Codable {\n  class func make() -> Action {}\n}\n",
  ])
  func `a use is found`(source: String) throws {
    let path = "Sources/Screens/Other.swift"
    #expect(try uses(in: [path: "import Domain\n\(source)"]) == ["\(path) still uses `Action`."])
  }

  @Test func `a use in the feature's own module needs no import`() throws {
    let sources = ["Sources/Domain/Basket.swift": "let action: Action\n", "Sources/Domain/Text.swift": "// Action\n"]

    #expect(try uses(in: sources) == ["Sources/Domain/Basket.swift still uses `Action`."])
  }

  @Test func `a folder that no import names may be a module of any name`() throws {
    let sources = ["Apps/Web/Log.swift": "import Shop\nlet action: Action\n"]

    #expect(try uses(in: sources, importing: "Shop") == ["Apps/Web/Log.swift still uses `Action`."])
  }

  /// Why the feature `Action` cannot be removed from a repository with these sources.
  private func uses(in sources: [String: String], importing module: String = "Domain") throws -> [String] {
    let feature = Feature(name: "Action", fields: try FieldList.fields(from: "title:String"))
    let record = FeatureRecord(feature: feature, files: ["Sources/Domain/Action.swift": ""])
    let folder = try TemporaryFolder(sources)
    try folder.write(record.text, to: record.path)
    try folder.write("public struct Action {}\n", to: "Sources/Domain/Action.swift")
    try folder.write("import \(module)\n", to: "Sources/Composition/All.swift")
    do throws(Problems) {
      let remover = try FeatureRemover("Action", in: RepositoryFiles(root: folder.path))
      _ = try remover.plan(force: true)
      return []
    } catch {
      return error.sentences
    }
  }
}
