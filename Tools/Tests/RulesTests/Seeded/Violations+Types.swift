extension Violation {
  /// What rules about types report. Layers by path have them too.
  static let types = """
    global-state
      a variable | Data/Seed.swift | var ^a = 1
      a private variable | Data/Seed.swift | private var ^a: Int? = nil
      with observers | Data/Seed.swift | var ^a = 1 { didSet { print(a) } }
      the second on a line | Data/Seed.swift | let a = 1; var ^b = 2
      unsafe | Data/Seed.swift | nonisolated(unsafe) var ^a = 1
      in a struct | Data/Seed.swift | struct A { static var ^a = 1 }
      in an enum | Data/Seed.swift | public enum A { public private(set) static var ^a: [Int] = [] }
      in an actor | Data/Seed.swift | actor A { @MainActor static var ^a = 1 }
      in an extension | Data/Seed.swift | struct A {}⏎extension A { static var ^a = 1 }
      in a nested type | Data/Seed.swift | struct A { struct B { static var ^a = 1 } }
      made by a closure | Data/Seed.swift | struct A { static var ^a: Int = { 1 }() }
      under a condition | Data/Seed.swift | #if DEBUG⏎var ^a = 1⏎#endif
      a singleton | Data/Seed.swift | final class A { static let ^shared = A() }
      a singleton of an actor | Data/Seed.swift | actor A { static let ^instance = A() }
      a singleton of a nested class | Data/Seed.swift | class A { class B { public static let ^shared: B = .init() } }
    expired-flag was to be removed by
      the day before | Domain/Seed.swift | extension FeatureFlag { static let a = FeatureFlag("a", isOn: true, until: "^2026-11-25") }
      with a type | Data/Seed.swift | let a: FeatureFlag = .init("a", isOn: false, until: "^2026-02-28")
      in a function | Domain/Seed.swift | func a() { b(FeatureFlag.init("a", until: "^2020-02-29", isOn: true), []) }
      without the name | Domain/Seed.swift | extension FeatureFlag { static var a: [Self] { [.init("a", until: "^2020-02-29")] } }
    expired-flag is no date
      no day | Domain/Seed.swift | let a = FeatureFlag("a", isOn: true, until: "^2027-02-29")
      a sentence | Domain/Seed.swift | let a = FeatureFlag("a", isOn: true, until: "^next (or last), year")
      an expression | Domain/Seed.swift | let a = FeatureFlag("a", isOn: b("\\(c, d)"), until: ^day(1, [2, 3]))
    type must not conform to
      in its declaration | Domain/Seed.swift | struct ^Seed: Codable {}
      among others | Domain/Seed.swift | public enum ^Seed: String, Sendable, Decodable { case a }
      in an extension | Domain/Seed.swift | struct Seed {}⏎extension ^Seed: Codable {}
      composed | Domain/Seed.swift | struct ^Seed: Sendable & Codable {}
      with an attribute | Domain/Seed.swift | struct ^Seed: @retroactive Codable {}
      with its module | Domain/Seed.swift | struct ^Seed: Swift.Decodable {}
      in another layer | Data/Seed.swift | import GRDB⏎extension ^Product: FetchableRecord {}
    observation
      a class | Presentation/Old.swift | final class ^Old: ObservableObject {}
      among others | Presentation/Old.swift | class ^Old: NSObject, Combine.ObservableObject {}
      an extension | Presentation/Old.swift | class Old {}⏎extension ^Old: ObservableObject {}
    type has no @MainActor
      no actor | Presentation/Orders/AViewModel.swift | final class ^AViewModel {}
      another actor | Presentation/Orders/AViewModel.swift | @OtherActor class ^AViewModel {}
      nonisolated | Presentation/Orders/AViewModel.swift | nonisolated class ^AViewModel: A {}⏎@MainActor class A {}
    type does not conform to Equatable
      an enum | Presentation/Orders/AViewModel.swift | class AViewModel { enum ^State { case a(Int) } }
      a struct | Presentation/Orders/AViewModel.swift | class AViewModel { struct ^State: Sendable {} }
      in an extension | Presentation/Orders/AViewModel.swift | extension AViewModel { struct ^State {} }
    type has no case
      no failure | Presentation/Orders/AViewModel.swift | class AViewModel { enum ^State { case loading, a } }
      nothing | Presentation/Orders/AViewModel.swift | extension AViewModel { enum ^State {} }
      only similar | Presentation/Orders/AViewModel.swift | class AViewModel { enum ^State { case loading, failedA } }
    type must not use
      a property | Presentation/Orders/AViewModel.swift | class AViewModel { let a: any ^ProductRepository }
      a parameter | Presentation/Orders/AViewModel.swift | class AViewModel { init(a: some ^ProductRepository) {} }
      a generic parameter | Presentation/Orders/AViewModel.swift | class AViewModel { func a<B: ^ProductRepository>(_: B) {} }
      a body | Presentation/Orders/AViewModel.swift | class AViewModel { func a() { _ = ^ProductStore() } }
      a mock | Presentation/Orders/AViewModel.swift | class AViewModel { let a = ^MockRepository() }
    type not in Domain
      a port | Data/OrderRepository.swift | protocol ^OrderRepository {}
    type not in Data or Mocks
      an implementation | Domain/Seed.swift | struct ^Seed: ProductRepository {}
      an actor | Presentation/Seed.swift | actor ^Seed: Sendable, Domain.ProductRepository {}
      an extension | Presentation/Seed.swift | struct A {}⏎extension ^A: ProductRepository {}
    type is in Screens.swift
      a view model | Presentation/Orders/Screens.swift | final class ^AViewModel {}
    type is in AViewModel.swift
      a second type | Presentation/Orders/AViewModel.swift | class AViewModel {}⏎class ^OtherViewModel {}
    type is in Stores.swift
      a struct | Presentation/Orders/Stores.swift | struct ^OrderStore {}
    type not in Sources/Presentation/*
      beside the features | Presentation/AViewModel.swift | final class ^AViewModel {}
      another layer | Domain/AViewModel.swift | @MainActor final class ^AViewModel {}
    type has no AViewModelTests.swift; not folders: only a manifest says which files are tests
      no file | Presentation/Orders/AViewModel.swift | class ^AViewModel {}
      files of similar names | Presentation/Orders/AViewModel.swift | class ^AViewModel {}
        | ShopTests/AAViewModelTests.swift | let a = 1 | ShopTests/AViewModelTest.swift | let a = 1
      a file in a product | Presentation/Orders/AViewModel.swift | class ^AViewModel {}
        | Presentation/AViewModelTests.swift | let a = 1
    type has no mock; not folders: `mocks` lists targets
      no conformance | Domain/Seed.swift | protocol ^OrderRepository {}
      a mock in another module | Domain/Seed.swift | protocol ^OrderRepository {}
        | Data/MockOrders.swift | struct MockOrders: OrderRepository {}
    type
      an attribute | Presentation/Orders/A.swift | final class ^ACoordinator: Coordinator {}
      a modifier | Presentation/Orders/A.swift | @MainActor class ^ACoordinator: Coordinator {}
      a conformance | Presentation/Orders/A.swift | @MainActor final class ^ACoordinator {}
      a folder | Presentation/Cart/A.swift | @MainActor final class ^ACoordinator: Coordinator {}
      a layer | App/Orders/A.swift | @MainActor final class ^ACoordinator: Coordinator {}
      a forbidden attribute | Presentation/Orders/A.swift | @MainActor @Observable final class ^ACoordinator: Coordinator {}
      a forbidden conformance | Presentation/Orders/A.swift
        | @MainActor final class ^ACoordinator: Coordinator, ObservableObject {}
      a forbidden modifier | Presentation/Orders/A.swift | @MainActor public final class ^ACoordinator: Coordinator {}
      a nested type | Presentation/Orders/A.swift | struct B { final class ^ACoordinator: Coordinator {} }
    """

  /// Every form of use of a type: of another feature, and of another layer's folder where folders are layers.
  static let uses = useForms.split(separator: "\n").flatMap { line in
    let reason = "a type of another module needs an import, which is reported"
    let rules = [
      ("feature", "CartViewModel", "Presentation/Orders"),
      ("layer; not packages: \(reason); not project: \(reason)", "ProductStore", "Presentation"),
    ]
    return rules.flatMap { rule, type, folder in
      let columns = line.replacing("TYPE", with: type).split(separator: " | ")
      return table("\(rule)\n  \(columns[0]) | \(folder)/Seed.swift | \(columns[1])")
    }
  }

  private static let useForms = #"""
    a property | struct A { let a: ^TYPE }
    an optional | struct A { var a: ^TYPE? }
    an array | struct A { let a: [^TYPE] }
    a value of a dictionary | struct A { let a: [String: ^TYPE] }
    a tuple | struct A { let a: (Int, b: ^TYPE) }
    a parameter | func a(_ a: inout ^TYPE) {}
    a result | func a() async throws -> ^TYPE? { nil }
    a closure's parameter | func a(_ a: @escaping @Sendable (^TYPE) -> Void) {}
    a default argument | func a(_ a: Any = ^TYPE()) {}
    a typed error | func a() throws(^TYPE) {}
    a generic argument | struct A { let a: Result<^TYPE, Never> }
    a constraint | func a<B: ^TYPE>(_ b: B) {}
    a where clause | struct A<B> where B: Sequence, B.Element == ^TYPE {}
    any | struct A { let a: any ^TYPE }
    some | func a(_ a: some ^TYPE) {}
    a superclass | class A: ^TYPE {}
    an extension | extension ^TYPE {}
    a nested type | struct A { let a: ^TYPE.State }
    a type alias | typealias A = ^TYPE
    a call in a body | func a() { let b = ^TYPE() }
    a static member | func a() { b(^TYPE.c) }
    a metatype | let a = ^TYPE.self
    a cast | func a(_ b: Any) -> Bool { b is ^TYPE }
    a pattern | func a(_ b: Any) { switch b { case let c as ^TYPE: _ = c⏎ default: break } }
    a key path | let a = \^TYPE.b
    an interpolation | let a = "TYPE \(^TYPE.self)"
    a macro's argument | #Preview { ^TYPE() }
    an attribute | struct A { @^TYPE var a: Int }
    an attribute's argument | @A(^TYPE.self) struct B {}
    under a condition | #if DEBUG⏎let a: ^TYPE? = nil⏎#endif
    an associated value | enum A { case b(^TYPE) }
    an operator's operand | let a = b ?? ^TYPE()
    a subscript | struct A { subscript(a: ^TYPE) -> Int { 0 } }
    after texts that do not count | // TYPE⏎let t = "TYPE" /* TYPE */⏎let a: ^TYPE? = nil
    """#
}
