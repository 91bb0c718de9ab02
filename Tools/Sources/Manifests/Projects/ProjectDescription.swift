package import Model

/// What a `Project.swift` says, from which Tuist makes an Xcode project.
///
/// Paths are as written: relative to the project, or to the folder of `Tuist` if they start with `//`.
/// Source: Tuist's [ProjectDescription](https://tuist.dev/en/docs/references/project-description).
package struct ProjectDescription: Sendable {
  package var name: String
  package var targets: [Target]
  /// `nil` if they are not known.
  package var settings: [String: String]?
  /// The environment variables that were read, or `nil` if all of them were listed.
  package var variables: Set<String>?
  /// What is not known of a target.
  package var problems: [UnsupportedSyntax] = []

  package struct Target: Sendable {
    package var name: String
    /// The case of `Product`, such as `app`.
    package var product: String
    package var productName: String
    package var sources: [Sources]
    package var dependencies: [Dependency]
    /// `nil` if they are not known.
    package var settings: [String: String]?
    package var position: SourcePosition?
  }

  package struct Sources: Sendable {
    package var glob: String
    package var excluding: [String]
  }

  package struct Dependency: Sendable {
    package var kind: Kind
    package var isConditional: Bool
    package var position: SourcePosition

    package enum Kind: Sendable {
      case target(String)
      case project(target: String, path: String)
      /// A product of a package.
      case product(String)
      /// A framework or library, by its path.
      case file(String)
      /// What belongs to the system.
      case system
    }
  }
}
