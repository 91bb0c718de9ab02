import Configurations
import Model
import Testing

struct ConfigurationWriterTests {
  private let repository = SampleRepository.make([
    ("App", ["Data", "Presentation", "ArgumentParser"]),
    ("Data", ["Domain", "Foundation", "GRDB"]),
    ("DataTests", ["Data", "Testing"]),
    ("Domain", ["Foundation"]),
    ("DomainTests", ["Domain", "Testing"]),
    ("Presentation", ["Domain", "Observation"]),
  ])

  @Test func `a frozen configuration allows only existing imports`() {
    #expect(
      ConfigurationWriter.yaml(for: repository, freeze: true) == """
        # The architecture of this repository, created by `inward init`. It allows only what exists today.
        # Make it stricter.
        version: 1

        # Paths to ignore, as globs relative to the repository's root.
        exclude: []

        # The layers by name. Each target belongs to one layer, which may only import what it lists.
        layers:
          # targets: The layer's targets, by name or glob, or by path if the text contains a `/`.
          # paths: Its folders and files, as globs: for layers inside a target, and for files in none.
          # Within a module, only uses of top-level types are seen.
          # mayImport: The layers that it may import, by name or glob. Its own targets may always import
          # each other.
          # external: The modules from outside the repository that it may import, by name or glob.
          # rules: Rules by name, as for all layers, for what is found in this one.
          Domain:
            targets: [Domain]
            mayImport: []
            external: [Foundation]
          Data:
            targets: [Data]
            mayImport: [Domain]
            external: [Foundation, GRDB]
          Presentation:
            targets: [Presentation]
            mayImport: [Domain]
            external: [Observation]
          App:
            targets: [App]
            mayImport: [Data, Presentation]
            external: [ArgumentParser]
          DataTests:
            targets: [DataTests]
            mayImport: [Data]
            external: [Testing]
          DomainTests:
            targets: [DomainTests]
            mayImport: [Domain]
            external: [Testing]

        # Targets that may re-export others with `@_exported import`.
        umbrellas: []

        """
    )
  }

  @Test func `a new configuration lets tests import anything`() throws {
    let text = ConfigurationWriter.yaml(for: repository, freeze: false)

    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    #expect(configuration.layer(named: "Tests")?.targets.map(\.text) == ["DataTests", "DomainTests"])
    #expect(configuration.layer(named: "Tests")?.mayImport.map(\.text) == ["*"])
    #expect(configuration.layer(named: "Tests")?.external.map(\.text) == ["*"])
  }

  @Test func `targets in a cycle become one layer, with a comment`() throws {
    let repository = SampleRepository.make([
      ("A", ["B"]), ("B", ["C", "UIKit"]), ("C", ["A", "D"]), ("D", []), ("E", ["B"]),
    ])

    let text = ConfigurationWriter.yaml(for: repository, freeze: true)

    #expect(
      text.contains(
        """
          # These import each other in a cycle, which makes them one layer: A, B, C.
          A+B+C:
            targets: [A, B, C]
            mayImport: [D]
            external: [UIKit]
          E:
            targets: [E]
            mayImport: [A+B+C]
            external: []
        """
      )
    )
    #expect(SampleConfiguration.problems(in: text) == "")
  }

  @Test func `ignores imports that no build can reach`() {
    let repository = SampleRepository.make([("A", ["UIKit"])], condition: .literal(false))

    #expect(ConfigurationWriter.yaml(for: repository, freeze: true).contains("external: []"))
  }

  @Test func `targets with the same module name are one layer`() throws {
    let repository = SampleRepository.make([("my-kit", []), ("my_kit", []), ("App", ["my_kit"])])

    let text = ConfigurationWriter.yaml(for: repository, freeze: true)
    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    #expect(configuration.layers.map(\.name) == ["my-kit", "App"])
    #expect(configuration.layer(named: "my-kit")?.targets.map(\.text) == ["my-kit", "my_kit"])
    #expect(configuration.layer(named: "App")?.mayImport.map(\.text) == ["my-kit"])
  }

  @Test func `allows the existing users of mocks`() throws {
    let targets = [
      SampleRepository.target("Mocks"),
      SampleRepository.target(
        "Composition",
        dependencies: [TargetDependency(name: "Doubles", kind: .product, package: "x")]
      ),
      SampleRepository.target("Gallery", imports: ["Mocks"]),
      SampleRepository.target("Domain"),
      SampleRepository.target("DomainTests", imports: ["Mocks"]),
    ]
    var manifest = Manifest(name: "x", toolsVersion: "6.2")
    manifest.products = [ProductDeclaration(name: "Doubles", kind: .library, targets: ["Mocks"])]
    manifest.targets = targets.map(\.declaration)
    let repository = Repository(packages: [Package(path: "", manifest: manifest, targets: targets)])

    let text = ConfigurationWriter.yaml(for: repository, freeze: true)
    let configuration = try ConfigurationReader.configuration(from: text, rules: [])

    #expect(configuration.mocks?.targets.map(\.text) == ["Mocks"])
    #expect(configuration.mocks?.usedBy.map(\.text) == ["Composition", "Gallery"])
  }

  @Test func `writes empty layers for a repository without targets`() {
    let text = ConfigurationWriter.yaml(for: Repository(packages: []), freeze: true)

    #expect(SampleConfiguration.problems(in: text) == "inward.yml:9:1: error: `layers` is empty")
  }
}
