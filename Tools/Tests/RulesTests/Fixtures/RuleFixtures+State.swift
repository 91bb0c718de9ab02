/// Fixtures of where state is, and of how it is observed.
extension RuleFixtures {
  static let state = [
    RuleFixture(
      "observation",
      "both kinds in one module",
      threeLayers,
      typeShop([
        "Sources/Presentation/A.swift": "@Observable final class A {}\n",
        "Sources/Presentation/B.swift": "final class B: ObservableObject {}\n",
      ]),
      finds: ["Sources/Presentation/B.swift:1:13: B is an ObservableObject, but A in the same module is @Observable"]
    ),
    RuleFixture(
      "observation",
      "both kinds in one build, and not in two",
      threeLayers,
      typeShop([
        "Sources/Presentation/A.swift": """
        #if os(iOS) && canImport(Observation)
        @Observable final class A {}
        #elseif DEBUG
        final class B: ObservableObject {}
        #else
        final class C: ObservableObject {}
        #if os(macOS) || DEBUG
        @Observation.Observable final class D {}
        #else
        final class E: ObservableObject {}
        #endif
        #endif
        """
      ]),
      finds: [
        "Sources/Presentation/A.swift:6:13: C is an ObservableObject, but D in the same module is @Observable "
          + "[!(os(iOS) && canImport(Observation)) && !DEBUG]"
      ]
    ),
    RuleFixture(
      "observation",
      "classes that conform by a protocol, or by another name",
      threeLayers,
      typeShop([
        "Sources/Domain/Screen.swift": "public protocol Screen: Model, Sendable {}\nprotocol Other: Sendable {}\n",
        "Sources/Domain/Model.swift": "public protocol Model: Legacy {}\npublic typealias Legacy = ObservableObject\n",
        "Sources/Presentation/A.swift": """
        @Observable final class A {}
        final class B: Screen {}
        class C: Legacy {}
        class D: C, Other {}
        protocol E: Screen {}
        """,
      ]),
      finds: [
        "Sources/Presentation/A.swift:2:13: B is an ObservableObject, but A in the same module is @Observable",
        "Sources/Presentation/A.swift:3:7: C is an ObservableObject, but A in the same module is @Observable",
      ]
    ),
    RuleFixture(
      "observation",
      "each kind in its own module",
      threeLayers,
      typeShop([
        "Sources/Presentation/A.swift": "@Observable final class A {}\n",
        "Sources/Data/B.swift": "final class B: ObservableObject {}\n",
      ])
    ),
    RuleFixture(
      "global-state",
      "singletons and variables",
      threeLayers,
      typeShop([
        "Sources/Data/Session.swift": """
        var count = 0
        final class Session {
          static let shared = Session()
          static var current: Session?
          #if DEBUG
          nonisolated(unsafe) static var hook: Int = 0
          #endif
        }
        """,
        "Sources/Data/Shared.swift": """
        extension Session { static let instance = Session() }
        extension Value { static let shared = Value() }
        struct Value {}
        """,
        "Sources/Data/Other.swift": "private struct Session {}\n",
        "Sources/Domain/Client.swift": "public class Client {}\npublic struct Session {}\npublic class Value {}\n",
        "Sources/Presentation/Client.swift": """
        extension Client { static let shared = Client() }
        extension Session { static let shared = Session() }
        extension Foundation.Client { static let shared = Client() }
        """,
      ]),
      finds: [
        "Sources/Data/Session.swift:1:5: count is mutable global state",
        "Sources/Data/Session.swift:3:14: Session.shared is a singleton",
        "Sources/Data/Session.swift:4:14: Session.current is mutable global state",
        "Sources/Data/Session.swift:6:34: Session.hook is mutable global state [DEBUG]",
        "Sources/Data/Shared.swift:1:32: Session.instance is a singleton",
        "Sources/Presentation/Client.swift:1:31: Client.shared is a singleton",
      ]
    ),
    RuleFixture(
      "global-state",
      "constants, computed and task-local values",
      threeLayers,
      typeShop([
        "Sources/Data/Session.swift": """
        let limit = 10
        var limits: [Int] { [limit] }
        struct Session {
          static let empty = Session()
          static var usual: Session { Session() }
          @TaskLocal static var current: Session?
          var count = 0
          func use() { var local = 1; local += 1 }
        }
        """
      ])
    ),
  ]
}
