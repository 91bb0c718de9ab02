import Foundation
import TestSupport
import Testing

@Suite struct FeatureCommandTests {
  @Test func `adds a feature without breaking a rule`() throws {
    let shop = try Shop.withFeature()

    let outcome = try shop.inward("new", "feature", "Order", "--fields", "title:String total:Money")

    #expect(
      outcome
        == ProgramRun(
          status: 0,
          output: """
            create  .inward/features/Order.json
            create  Sources/Domain/Order.swift
            edit    Sources/Domain/Route.swift
            edit    Sources/Domain/Schema.swift
            Added Order to every layer.

            """,
          errors: ""
        )
    )
    #expect(
      try shop.read("Sources/Domain/Order.swift")
        == "public struct Order {\n  let title: String\n  let total: Money\n}\n"
    )
    #expect(try shop.inward("lint").status == 0)
    #expect(
      try shop.inward("check").output == """
        GiftCard is the template for new features: 1 files, and lines in 2 shared files.
        Order was generated: 1 files, unchanged.

        """
    )
  }

  @Test func `a second command at the same time changes nothing`() throws {
    let shop = try Shop.withFeature()
    let folder = open(shop.url.path, O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let outcome = try shop.inward("new", "feature", "Order", "--fields", "title:String")

    #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: another command is changing "))
    #expect(!shop.exists("Sources/Domain/Order.swift"))
  }

  @Test func `a repository that never had a feature cannot have new ones`() throws {
    let shop = try Shop()
    try shop.git("init", "--quiet")

    let outcome = try shop.inward("new", "feature", "Order", "--fields", "title:String")

    let reason = "there is no template for new features: .inward/features has no feature that was written by hand. "
    #expect(outcome.errors == "error: \(reason)A product that `inward new product` makes can have new features.\n")
  }

  @Test(arguments: [nil, "version: 1\n"])
  func `a folder in the repository stands for it`(configuration: String?) throws {
    let shop = try Shop.withFeature()
    if let configuration { try shop.write(configuration, to: "Sources/inward.yml") }
    let add = ["new", "feature", "Order", "--fields", "title:String", "--path", "Sources/Domain"]

    #expect(try shop.inward("check", "Sources/Domain").output.hasPrefix("GiftCard is the template for new features: "))
    #expect(try shop.inward(add).output.hasSuffix("Added Order to every layer.\n"))
    #expect(try shop.inward("remove", "feature", "Order", "--path", "Sources").output.hasSuffix("Removed Order.\n"))
    #expect(try shop.inward("check", "Nowhere").errors == "error: Nowhere is not a folder.\n")
  }

  @Test func `shows the plan without changing anything`() throws {
    let shop = try Shop.withFeature()
    let arguments = ["new", "feature", "Order", "--fields", "title:String", "--dry-run"]

    #expect(
      try shop.inward(arguments + ["--diff"]).output.contains(
        """
        --- a/Sources/Domain/Route.swift
        +++ b/Sources/Domain/Route.swift
        @@ -1,3 +1,4 @@
         enum Route {
           case giftCard
        +  case order
         }

        """
      )
    )
    let json = try JSONSerialization.jsonObject(with: Data(shop.inward(arguments + ["--json"]).output.utf8))
    let plan = try #require(json as? [String: Any])
    let changes = try #require(plan["changes"] as? [[String: Any]])
    #expect(plan["applied"] as? Bool == false)
    #expect(changes.map { $0["action"] as? String } == ["create", "create", "edit", "edit"])
    #expect(changes[2]["contents"] as? String == "enum Route {\n  case giftCard\n  case order\n}\n")
    #expect(throws: (any Error).self) { try shop.read("Sources/Domain/Order.swift") }
  }

  @Test func `removes the feature`() throws {
    let shop = try Shop.withFeature()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")

    let outcome = try shop.inward("remove", "feature", "Order")

    #expect(
      outcome.output == """
        delete  .inward/features/Order.json
        delete  Sources/Domain/Order.swift
        edit    Sources/Domain/Route.swift
        edit    Sources/Domain/Schema.swift
        Removed Order.

        """
    )
    #expect(try shop.read("Sources/Domain/Route.swift") == Shop.route)
  }

  /// A version is released by its tag or, if there are no tags, by pushing it.
  @Test(arguments: [
    (["tag", "v1"], true), (["tag", "-a", "v1", "-m", "First"], true),
    (["update-ref", "refs/remotes/origin/main", "HEAD"], true), (["branch", "other"], false),
  ])
  func `a released migration stays when its feature is removed`(release: [String], stays: Bool) throws {
    let shop = try Shop.withFeature()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")
    let path = "Sources/Domain/Schema.swift"
    // As a formatter breaks long lines.
    try shop.write(try shop.read(path).replacing("(\"createOrders\")", with: "(\n    \"createOrders\"\n  )"), to: path)
    try shop.git("config", "grep.lineNumber", "true")
    try shop.git("add", "--all")
    try shop.git("commit", "--quiet", "--message", "Release")
    #expect(try shop.run(["git", "-c", "user.name=Nobody", "-c", "user.email=n@example.org"] + release).status == 0)

    #expect(try shop.inward("remove", "feature", "Order").status == 0)

    let text = try shop.read(path)
    #expect(text.contains("all.registerMigration(\"createOrders\") { _ in }\n") == stays)
    #expect(text.contains("DROP TABLE IF EXISTS \"orders\"") == stays)
    #expect(stays || text == Shop.schema)
  }

  @Test func `reports all problems and exits with 2`() throws {
    let shop = try Shop.withFeature()

    let outcome = try shop.inward("new", "feature", "Domain", "--fields", "class:Int id:String")

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: the feature `Domain` has the name of a module or layer, Domain; try `ShopDomain`.
        error: GiftCard has no lines for the field `class`, whose type is `Int`; use another type.
        error: the field `class` is a Swift keyword; try `domainClass`.
        error: every feature already has a field `id`, which is a `String`.

        """
    )
  }

  @Test func `check exits with 1 only where removal would leave something behind`() throws {
    let shop = try Shop.withFeature()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")
    try shop.write("enum Route {\n  case giftCard, order\n}\n", to: "Sources/Domain/Route.swift")
    let edited = try shop.inward("check")
    try shop.write(Shop.route, to: "Sources/Domain/Route.swift")
    let gone = try shop.inward("check")

    #expect(edited.status == 1)
    #expect(edited.output.hasSuffix("or make the feature your own with `inward adopt Order`:\n    case order\n"))
    #expect(gone.status == 0)
    #expect(gone.output.hasSuffix("  Sources/Domain/Route.swift no longer has its lines:\n    case order\n"))
  }

  @Test func `removal says which lines it did not find`() throws {
    let shop = try Shop.withFeature()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")
    try shop.write(Shop.route, to: "Sources/Domain/Route.swift")
    let note = "Sources/Domain/Route.swift no longer has these lines, so nothing was removed for them:\n    case order"

    let json = try shop.inward("remove", "feature", "Order", "--dry-run", "--json")
    let outcome = try shop.inward("remove", "feature", "Order")

    let plan = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(plan?["notes"] as? [String] == [note])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "note: \(note)\n")
    #expect(!outcome.output.contains("Route.swift"))
  }

  @Test func `an adopted feature is no longer checked or removed`() throws {
    let shop = try Shop.withFeature()
    _ = try shop.inward("new", "feature", "Order", "--fields", "title:String")
    try shop.write("", to: "Sources/Domain/Order.swift")

    let dry = try shop.inward("adopt", "Order", "--dry-run")
    let outcome = try shop.inward("adopt", "Order")

    #expect(dry.output == "delete  .inward/features/Order.json\nNothing was changed.\n")
    #expect(
      outcome.output == """
        delete  .inward/features/Order.json
        Order is your own now; no command checks, updates or removes it.

        """
    )
    #expect(try shop.read("Sources/Domain/Order.swift") == "")
    #expect(try !shop.inward("check").output.contains("Order"))
    #expect(try shop.inward("adopt", "Order").errors == "error: there is no generated feature Order.\n")
    #expect(try shop.inward("adopt", "GiftCard").status == 2)
  }

  @Test func `a feature that was not generated cannot be removed`() throws {
    let shop = try Shop.withFeature()

    #expect(
      try shop.inward("remove", "feature", "Order").errors
        == "error: there is no generated feature Order.\n"
    )
    #expect(
      try shop.inward("remove", "feature", "GiftCard").errors
        == "error: GiftCard was written by hand and is the template for new features; it cannot be removed.\n"
    )
  }

  /// Other checkouts and build products may have the same files.
  @Test func `only files that git knows are read`() throws {
    let shop = try Shop.withFeature()
    try shop.write("Built/\n", to: ".gitignore")
    try shop.git("add", "--all")
    try shop.git("commit", "--quiet", "--message", "Begin")
    try shop.git("worktree", "add", "--quiet", "Other")
    try shop.git("init", "--quiet", "Nested")
    for folder in ["Other", "Nested", "Built", "Sources/New"] {
      try shop.write(Shop.route, to: "\(folder)/Names.swift")
    }

    let outcome = try shop.inward("new", "feature", "Order", "--fields", "title:String")

    #expect(
      outcome.errors.split(separator: "\n")
        == ["note: Sources/New/Names.swift:2 mentions GiftCard, and was left alone."]
    )
    #expect(!shop.exists("Other/Sources/Domain/Order.swift"))
    #expect(try shop.git("-C", "Other", "status", "--porcelain").output == "?? Names.swift\n")
    #expect(try shop.inward("remove", "feature", "Order").status == 0)
  }
}
