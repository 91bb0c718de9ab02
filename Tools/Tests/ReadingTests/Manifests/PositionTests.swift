import Model
import Testing

@testable import Manifests

/// Findings and fixes use these positions.
struct PositionTests {
  @Test func `positions match the text`() throws {
    let manifest = try SampleManifest.evaluate(
      """
      let package = Package(
        name: "A",
        dependencies: [
          .package(path: "../B"), Package.Dependency.package(url: "https://x.y/c", from: "1.0.0"),
        ],
        targets: [
          .target(name: "é", dependencies: ["D", .product(name: "E", package: "c")]),
        ]
      )
      """
    )

    #expect(manifest.dependencies.map(\.position) == [at(6, 5), at(6, 29)])
    #expect(manifest.targets.map(\.position) == [at(9, 19)])
    #expect(manifest.targets.first?.dependencies.map(\.position) == [at(9, 40), at(9, 45)])
  }

  @Test func `a constructed value has the position of its literal`() throws {
    let manifest = try SampleManifest.evaluate(
      """
      let names = ["A", "B"]
      let shared: [Target.Dependency] = [.byName(name: "C")]
      let package = Package(name: "A", targets: names.map { .target(name: $0, dependencies: shared) })
      """
    )

    #expect(manifest.targets.map(\.position) == [at(3, 14), at(3, 19)])
    #expect(manifest.targets.flatMap(\.dependencies).map(\.position) == [at(4, 36), at(4, 36)])
  }

  @Test func `a dependency written by name has the position of its list entry`() throws {
    let manifest = try SampleManifest.evaluate(
      """
      extension Target.Dependency { static let c: Self = .product(name: "C", package: "c") }
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: [.c])])
      """
    )

    #expect(manifest.targets.flatMap(\.dependencies).map(\.position) == [at(4, 78)])
  }

  private func at(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }
}
