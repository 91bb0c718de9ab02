/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// Reads all children as one element.
  public static let combine = AccessibilityChildBehavior()
}

/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isHeader = AccessibilityTraits(rawValue: 1)
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    Modified(
      self,
      nodes: { nodes, _ in
        for index in nodes.indices {
          nodes[index].label = String(label)
          nodes[index].children = []
        }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    Modified(self, nodes: { nodes, _ in for index in nodes.indices { nodes[index].isHidden = hidden } })
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { Modified(self) }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified(self) }
}
