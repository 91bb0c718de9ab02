import Testing

/// An implementation of a feature's port; each has to pass ``PagedRepositoryTests``.
struct Port: Sendable, CustomTestStringConvertible {
  let sample: any RepositorySample.Type
  let implementation: Implementation

  var testDescription: String { "\(sample), \(implementation)" }

  static let samples: [any RepositorySample.Type] = [
    ProductSample.self,
    ArticleSample.self,
    PickupPointSample.self,
  ]

  static let all = samples.flatMap { sample in Implementation.allCases.map { Port(sample: sample, implementation: $0) }
  }
}
