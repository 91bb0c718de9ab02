/// Fixtures of what types have without saying so.
extension RuleFixtures {
  static let conformances = [
    inherited(
      "what the compiler adds to conformances",
      """
      - { match: { names: "*Error" }, require: { conformances: [Error, Sendable] } }
      - { match: { names: "*Row" }, require: { conformances: Codable } }
      - { match: { names: "*Value" }, require: { conformances: [Equatable, Hashable] } }
      - { match: { names: ["*Store", "*Kind"] }, require: { conformances: Sendable } }
      """,
      """
      enum AError: LocalizedError {}
      struct BError: MyError {}
      protocol MyError: CustomNSError, RecoverableError {}
      struct ARow: Decodable, Encodable {}
      struct BRow: Decodable & Encodable {}
      struct CRow: Decodable {}
      extension CRow: Encodable {}
      struct DRow: Decodable {}
      enum AValue { case a }
      enum BValue {}
      struct CValue: OptionSet, Hashable {}
      actor AStore {}
      @MainActor class BStore {}
      @globalActor actor Disk { static let shared = Disk() }
      @Disk class CStore {}
      @MainActor protocol DStore {}
      class EStore: DStore {}
      class FStore {}
      protocol GStore: Actor {}
      struct HStore: Clock {}
      enum AKind { case a }
      enum BKind: Int { case a = 1 }
      enum CKind { case a(FStore) }
      public enum DKind { case a }
      @usableFromInline enum EKind { case a }
      @frozen public enum FKind { case a }
      """,
      finds: [
        "8:8: DRow does not conform to Codable", "10:6: BValue does not conform to Equatable",
        "10:6: BValue does not conform to Hashable", "16:21: DStore does not conform to Sendable",
        "18:7: FStore does not conform to Sendable", "23:6: CKind does not conform to Sendable",
        "24:13: DKind does not conform to Sendable", "25:24: EKind does not conform to Sendable",
      ]
    ),
    inherited(
      "what protocols of the standard library refine",
      """
      - { match: { names: "*Entity" }, forbid: { conformances: Decodable } }
      - { match: { names: "*Row" }, forbid: { conformances: [Codable, Decodable | Encodable] } }
      - { match: { conformances: Error }, require: { modifiers: public } }
      - { match: { names: Failure }, forbid: { conformances: "*able" } }
      """,
      """
      struct AEntity: Codable {}
      protocol Stored: Codable {}
      struct BEntity: Stored {}
      struct CEntity: Encodable {}
      struct ARow: Codable {}
      struct BRow: Decodable {}
      struct Failure: LocalizedError {}
      """,
      finds: [
        "1:8: AEntity must not conform to Decodable", "3:8: BEntity must not conform to Decodable",
        "5:8: ARow must not conform to Codable", "6:8: BRow must not conform to Decodable",
        "7:8: Failure is not public",
      ]
    ),
    inherited(
      "open classes, and what is final anyway",
      "- { match: { names: \"N*\" }, require: { modifiers: [final, public] } }",
      """
      public struct N1 {}
      public protocol N2 {}
      open class N3 {}
      final class N4 {}
      """,
      finds: ["3:12: N3 is not final", "4:13: N4 is not public"]
    ),
    RuleFixture(
      "type",
      "extensions of types that have what is required",
      anything
        + """
        types:
          - match: { names: "*Model", kinds: [class, extension] }
            require: { attributes: "@MainActor", conformances: Equatable, modifiers: final }
            forbid: { conformances: Codable }
          - match: { names: CartModel, kinds: extension }
            require: { folders: Sources/App }

        """,
      [
        "Package.swift": package(#".target(name: "App")"#, #".target(name: "Kit")"#),
        "Sources/App/A.swift": """
        @MainActor final class CartModel: Equatable {}
        extension CartModel {}
        class HomeModel {}
        extension HomeModel: Equatable, Codable {}
        extension OtherModel {}
        """,
        "Sources/Kit/A.swift": "extension CartModel {}\n",
      ],
      finds: [
        "Sources/App/A.swift:3:7: HomeModel has no @MainActor", "Sources/App/A.swift:3:7: HomeModel is not final",
        "Sources/App/A.swift:4:11: HomeModel has no @MainActor",
        "Sources/App/A.swift:4:11: HomeModel must not conform to Codable",
        "Sources/App/A.swift:5:11: OtherModel does not conform to Equatable",
        "Sources/App/A.swift:5:11: OtherModel has no @MainActor",
        "Sources/Kit/A.swift:1:11: CartModel is in Sources/Kit, not in Sources/App",
      ]
    ),
  ]
}
