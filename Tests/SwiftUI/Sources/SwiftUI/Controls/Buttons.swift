public import Foundation

/// What a button is for.
/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that starts an action.
/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  /// https://developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var node = Node(.button, children: context.nodes(of: label, at: "label"))
    node.isEnabled = context.environment.isEnabled
    node.act = action
    return [node]
  }
}

extension Button where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A control that opens a URL, which belongs to another app or to this one.
/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View, PrimitiveView {
  private let destination: URL
  private let label: Label

  /// https://developer.apple.com/documentation/swiftui/link/init(destination:label:)
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: EmptyView { EmptyView() }

  func nodes(in context: Context) -> [Node] {
    var node = Node(.link, children: context.nodes(of: label, at: "label"))
    node.isEnabled = context.environment.isEnabled
    let (host, link) = (context.host, destination.absoluteString)
    node.act = { for action in host.openURL { action(link) } }
    return [node]
  }
}

extension Link where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/link/init(_:destination:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
