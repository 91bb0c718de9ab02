import Foundation
import TestSupport
import Testing

/// What `inward lint` prints, writes and changes by its options.
@Suite struct LintOutputTests {
  private let shop: Shop

  init() throws {
    shop = try Shop(["Sources/Screens/List.swift": "import Data\nimport Domain\nimport Domain\n"])
  }

  @Test func `lists a rule as kept only if it has something to check`() throws {
    let shop = try Shop()
    let unchecked = try shop.inward("lint", "--verbose").output
    #expect(unchecked.contains("\nnot checked: reach, feature, settings, mocks-in-product, type\n"))
    #expect(!unchecked.contains("✓ reach"))

    try shop.write(
      """
      version: 1
      layers:
        Domain: { targets: [Domain], external: [Foundation] }
        Data: { targets: [Data], mayImport: [Domain] }
        Screens: { targets: [Screens], mayImport: [Domain] }
      reach: [{ from: [Domain], to: [Data] }]
      features: [{ targets: [Cart*, Search*] }]
      settings: [{ targets: ["*"], languageMode: 6 }]
      mocks: { targets: [Mocks] }
      types: [{ match: { names: "*Store" }, require: { attributes: "@MainActor" } }]
      rules: { settings: off, exhaustive: off }

      """,
      to: "inward.yml"
    )
    let checked = try shop.inward("lint", "--verbose").output
    #expect(checked.contains("\nnot checked: settings, exhaustive\n"))
    #expect(checked.contains("✓ reach ") && checked.contains("✓ type "))
  }

  @Test func `names the targets that a rule cannot check`() throws {
    let target = { (name: String, settings: String) in
      """
      .target(name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a", sources: "App/\(name)/**"\(settings))
      """
    }
    let settings = #", settings: .settings(base: ["OTHER_LDFLAGS": flags])"#
    let targets = [target("Known", ""), target("Unknown", settings)].joined(separator: ", ")
    try shop.write(
      """
      import ProjectDescription
      let flags: SettingValue = .string(ProcessInfo.processInfo.hostName)
      let project = Project(name: "App", targets: [\(targets)])

      """,
      to: "Project.swift"
    )
    for name in ["Known", "Unknown"] { try shop.write("import Domain\n", to: "App/\(name)/App.swift") }
    try shop.write(
      """
      version: 1
      layers:
        Domain: { targets: [Domain] }
        Others: { targets: ["*"], mayImport: [Domain] }
      settings: [{ targets: ["*nown"], upcomingFeatures: [ExistentialAny] }]

      """,
      to: "inward.yml"
    )

    let verbose = try shop.inward("lint", "--verbose").output
    let line = "\nnot checked in targets that are not wholly known: undeclared (Unknown), settings (Unknown)\n"
    #expect(verbose.contains(line))
    #expect(try !shop.inward("lint").output.contains("not checked"))
    #expect(try !shop.inward("lint", "--verbose", "--only", "layer").output.contains("not wholly known"))
  }

  @Test(arguments: [
    ([], false), (["--color", "auto"], false), (["--color=never"], false), (["--color", "always"], true),
  ])
  func `uses colours where they are wanted`(_ options: [String], _ usesColor: Bool) throws {
    let outcome = try shop.inward(["lint"] + options, environment: ["NO_COLOR": "1"])

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\u{1B}[") == usesColor)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\n\r", "\r\n\r", "\r\r\n"])
  func `shows the source line of a finding, for all line ends`(_ end: String) throws {
    try shop.write("// before\(end)\(end)import Data // here\(end)// after\(end)", to: "Sources/Screens/List.swift")
    let lines = try shop.inward("lint").output.split(whereSeparator: \.isNewline)

    #expect(lines.contains { $0.hasSuffix("import Data // here") })
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit", "xcode"])
  func `writes the report into a file, and the summary on the terminal`(_ format: String) throws {
    let printed = try shop.inward("lint", "--format", format)
    try shop.write("of an earlier run", to: "report")
    let written = try shop.inward("lint", "--format", format, "--output", "report")

    #expect(try shop.read("report") == printed.output)
    #expect(written.status == printed.status && printed.status == 1)
    #expect(written.output == "2 findings in 3 files, 1 package\n")
    #expect(written.errors == "")
  }

  @Test func `annotations have paths from the folder of the workflow`() throws {
    let (folder, name) = (shop.url.deletingLastPathComponent().path, shop.url.lastPathComponent)
    for (workflow, start) in [(shop.url.path, ""), (folder, name + "/"), (folder + "/other", ""), ("", "")] {
      let run = try shop.inward(
        "lint",
        "--format",
        "github",
        environment: ["GITHUB_WORKSPACE": workflow]
      )

      #expect(run.output.contains("::error file=\(start)Sources/Screens/List.swift,"), "\(workflow): \(run)")
    }
  }

  @Test func `cannot write into a folder that does not exist`() throws {
    #expect(try shop.inward("lint", "--output", "Sources").errors.hasSuffix("Sources is a folder.\n"))
    let outcome = try shop.inward("lint", "--output", "nowhere/report")

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("nowhere/report cannot be written: "))
  }

  @Test func `advises to remove the forbidden edge of a cycle, or else the one with the fewest imports`() throws {
    let shop = try Shop([
      "Sources/Domain/Product.swift": "import Data\n", "Sources/Domain/Price.swift": "import Data\n",
    ])
    let forbidden = try shop.inward("lint", "--only", "cycle").output
    try shop.write("version: 1\nlayers: { All: { targets: ['*'] } }\n", to: "inward.yml")
    let allowed = try shop.inward("lint", "--only", "cycle").output

    #expect(forbidden.contains("Remove the edge that the layers forbid, Domain → Data (2 imports), by"), "\(forbidden)")
    #expect(allowed.contains("Remove the edge with the fewest imports, Data → Domain (one import), by"), "\(allowed)")
  }

  @Test func `does not advise to remove a tool from a manifest, which nothing imports`() throws {
    let shop = try Shop([
      "inward.yml": "version: 1\nlayers: { All: { targets: ['*'] } }\n",
      "Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Shop", products: [.library(name: "Domain", targets: ["Domain"])], dependencies: [.package(path: "Tools")], targets: [.target(name: "Domain"), .target(name: "Data", dependencies: [.product(name: "make", package: "Tools")])])"#
      ),
      "Sources/Screens/List.swift": nil, "Tools/Sources/make/Make.swift": "import Domain\n",
      "Tools/Package.swift": FixManifestTests.manifest(
        #"let package = Package(name: "Tools", products: [.executable(name: "make", targets: ["make"])], dependencies: [.package(name: "Shop", path: "..")], targets: [.executableTarget(name: "make", dependencies: [.product(name: "Domain", package: "Shop")])])"#
      ),
    ])

    let output = try shop.inward("lint", "--only", "cycle").output

    #expect(output.contains("Remove the edge with the fewest imports, Tools → Shop (one import), by"), "\(output)")
  }

  @Test func `does not replace a device`() throws {
    let outcome = try shop.inward("lint", "--output", "/dev/null")

    #expect(outcome.status == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `applies fixes and reports what remains`() throws {
    let manifest = try shop.read("Package.swift")
    try shop.write(manifest.replacing("dependencies: [\"Domain\"]", with: "dependencies: []"), to: "Package.swift")

    let outcome = try shop.inward("lint", "--fix", "--format", "github")

    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        Package.swift: declare Domain for Data
        Package.swift: declare Data for Screens
        Sources/Screens/List.swift: remove the second import of Domain
        3 fixes applied.

        """
    )
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("inward (layer)"))
    #expect(try shop.read("Package.swift").contains("\"Data\""))
    #expect(try shop.read("Sources/Screens/List.swift") == "import Data\nimport Domain\n")
    #expect(
      try shop.inward("lint", "--fix").errors == "Nothing to fix automatically: 1 finding needs a decision.\n"
    )
  }

  @Test func `fixes only the given files and rules`() throws {
    let manifest = try shop.read("Package.swift")
    let broken = manifest.replacing("dependencies: [\"Domain\"]", with: "dependencies: []")
    try shop.write(broken, to: "Package.swift")

    #expect(try shop.inward("lint", "--fix", "Sources/Domain").errors == "Nothing to fix automatically.\n")
    #expect(try shop.inward("lint", "--fix", "--only", "unused").errors == "Nothing to fix automatically.\n")
    #expect(try shop.read("Package.swift") == broken)
    let outcome = try shop.inward("lint", "--fix", "Sources/Data/Store.swift")
    #expect(outcome.status == 0)
    #expect(try shop.read("Package.swift") == manifest)
    #expect(try shop.read("Sources/Screens/List.swift").hasSuffix("import Domain\nimport Domain\n"))
  }

  @Test func `SARIF names the pages of the rules if their address is known`() throws {
    #expect(try !shop.inward("lint", "--format", "sarif").output.contains("helpUri"))
    for address in ["https://example.org/rules", "https://example.org/rules/"] {
      let log = try shop.inward("lint", "--format", "sarif", "--pages", address).output
      #expect(log.contains("\"helpUri\": \"https://example.org/rules/layer.md\""))
      #expect(log.count(of: "\"helpUri\"") == log.count(of: "\"defaultConfiguration\""))
    }
    let outcome = try shop.inward("lint", "--pages", "docs")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Error: --pages needs an address "))
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
