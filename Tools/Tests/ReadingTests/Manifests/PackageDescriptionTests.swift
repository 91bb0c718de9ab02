import Testing

@testable import Manifests

struct PackageDescriptionTests {
  @Test func `the types of manifests are read from their declarations`() {
    let functions = PackageDescription.signatures.mapValues(\.count)

    #expect(
      functions == [
        "Package": 1, "Package.Dependency": 1, "Product": 4, "Resource": 3, "SwiftLanguageMode": 6, "SwiftSetting": 13,
        "SwiftVersion": 6, "Target": 7, "Target.Dependency": 6, "Target.PluginUsage": 1, "Target.TargetType": 7,
        "TargetDependencyCondition": 1,
      ]
    )
  }
}
