import Foundation

/// What a view shows, as a person meets it: a text, a control, or a part of the screen that has others.
struct Node {
  /// The size of each canvas. A test has no layout.
  static let canvas = CGSize(width: 640, height: 480)

  enum Role: Equatable {
    case text, image, progress
    case button, link, row
    case textField, secureField, searchField, toggle, picker
    case title, toolbar, list, section, screen
    case dialog, sheet
    case window, menu, settings
  }

  let role: Role

  /// What the node says by itself; nil if its children say it.
  var label: String?

  /// What was entered or chosen.
  var value: String?
  var children: [Node] = []
  var isEnabled = true

  /// What a canvas of the size ``canvas`` shows.
  var drawing: [GraphicsContext.Fill] = []

  /// Whether VoiceOver passes over it.
  var isHidden = false

  /// Whether it is the button that leads back, which the system draws.
  var isBack = false

  /// The values that ``View/tag(_:)`` gave it.
  var tags: [Any] = []
  var act: (@MainActor () -> Void)?
  var enter: (@MainActor (String) -> Void)?
  var submit: (() -> Void)?
  var refresh: (@Sendable () async -> Void)?

  /// What appears when a person swipes it.
  var swipe: @MainActor () -> [Node] = { [] }

  /// The key that does the same as a tap, together with the command key.
  var key: Character?

  /// What happens when a person scrolls to it.
  var appear: [() -> Void] = []

  init(_ role: Role, label: String? = nil, value: String? = nil, children: [Node] = []) {
    self.role = role
    self.label = label
    self.value = value
    self.children = children
  }

  /// All texts in reading order, as VoiceOver reads them.
  var texts: [String] {
    if isHidden || isBack { return [] }
    return ([label] + [value]).compactMap(\.self).filter { !$0.isEmpty } + children.flatMap(\.texts)
  }

  /// What a person calls it.
  var name: String { label ?? children.flatMap(\.texts).joined(separator: ", ") }

  /// The node and all below it, in reading order.
  var all: [Node] { [self] + children.flatMap(\.all) }

  /// The part of the screen that takes taps: the topmost sheet or dialog, the window, or all.
  var front: Node {
    last { $0.role == .dialog || $0.role == .sheet } ?? children.first { $0.role == .window } ?? self
  }

  /// The last one in reading order that meets a condition.
  func last(where condition: (Node) -> Bool) -> Node? {
    for child in children.reversed() {
      if let found = child.last(where: condition) { return found }
    }
    return condition(self) ? self : nil
  }

  var isControl: Bool {
    switch role {
    case .button, .link, .row, .textField, .secureField, .searchField, .toggle, .picker: true
    case .text, .image, .progress, .title, .toolbar, .list, .section, .screen, .dialog, .sheet, .window, .menu,
      .settings:
      false
    }
  }
}
