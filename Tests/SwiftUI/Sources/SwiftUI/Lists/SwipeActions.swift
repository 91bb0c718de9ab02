/// https://developer.apple.com/documentation/swiftui/horizontaledge
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

extension View {
  /// Buttons that appear when a person swipes the row, and that VoiceOver offers as actions of the row.
  /// https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return Modified(
      self,
      nodes: { nodes, context in
        guard context.isInList, !nodes.isEmpty else {
          return context.host.problem("swipe actions are on a view that is no row of a list")
        }
        let before = nodes[0].swipe
        nodes[0].swipe = { before() + context.nodes(of: content, at: "swipe \(edge)") }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/tint(_:)
  public func tint(_ tint: Color?) -> some View { Modified(self) }
}
