/// Where a search field is placed.
/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

/// What makes a view submit.
/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The keys of a shortcut.
/// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
}

/// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let command = EventModifiers(rawValue: 1)
}

/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// https://developer.apple.com/documentation/swiftui/keyboardshortcut/init(_:modifiers:)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    Modified(self, context: { $0.environment.isEnabled = $0.environment.isEnabled && !disabled })
  }

  /// https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-1bjj3
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    Modified(
      self,
      nodes: { nodes, context in
        var field = Node(.searchField, label: String(prompt), value: text.wrappedValue)
        field.enter = { text.wrappedValue = $0 }
        field.submit = context.searchSubmit
        nodes.insert(field, at: 0)
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    Modified(
      self,
      context: { context in
        if triggers.contains(.search) { context.searchSubmit = action }
        if triggers.contains(.text) { context.textSubmit = action }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified(self, context: { $0.refresh = action })
  }

  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return Modified(
      self,
      nodes: { nodes, context in
        nodes.append(Node(.toolbar, children: context.nodes(of: content, at: "toolbar")))
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)-3vjx6
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    Modified(
      self,
      nodes: { nodes, context in
        for index in nodes.indices where shortcut != nil { nodes[index].key = shortcut?.key.character }
      }
    )
  }

  /// https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified(self) }
}
