/// What a person does. An action that is not possible is a problem of the test.
extension ViewHost {
  struct NotThere: Error, CustomStringConvertible {
    let description: String
  }

  /// All texts that can be read now, in reading order.
  var texts: [String] { tree.front.texts }

  /// Taps a button, a link or a row by its name, or by one of the texts in it.
  func tap(_ name: String) throws {
    let found = try control(name) { $0.act != nil }
    guard found.isEnabled else { throw NotThere(description: "“\(name)” is disabled") }
    found.act?()
    update()
  }

  /// Replaces what is in a field, or chooses one of a picker's choices.
  func enter(_ text: String, in name: String) throws {
    let found = try control(name) { $0.enter != nil }
    guard found.isEnabled else { throw NotThere(description: "“\(name)” is disabled") }
    found.enter?(text)
    update()
  }

  /// Types into a field as a person does, one character after the other.
  func type(_ text: String, in name: String) throws {
    for end in text.indices { try enter(String(text[...end]), in: name) }
    if text.isEmpty { try enter("", in: name) }
  }

  /// Presses the return key in a field.
  func submit(_ name: String) throws {
    let found = try control(name) { $0.submit != nil }
    found.submit?()
    update()
  }

  /// Swipes a row, and taps one of the buttons that appear.
  func swipe(_ row: Node, _ name: String) throws {
    let buttons = row.swipe()
    guard let button = buttons.first(where: { $0.name == name }) else {
      let names = buttons.map(\.name).joined(separator: " | ")
      throw NotThere(description: "there is no “\(name)”; there are \(names)")
    }
    button.act?()
    update()
  }

  /// Presses a key together with the command key.
  func press(_ key: Character) throws {
    let found = tree.all.filter { $0.key == key }
    guard found.count == 1, found[0].isEnabled else {
      throw NotThere(description: "\(found.map(\.name)) have the key “\(key)”, or are disabled")
    }
    found[0].act?()
    update()
  }

  /// Goes back to the screen below.
  func back() throws {
    guard let button = tree.front.last(where: \.isBack) else {
      throw NotThere(description: "there is nothing to go back to")
    }
    button.act?()
    update()
  }

  /// Swipes the topmost sheet or dialog away.
  func dismiss() throws {
    guard tree.front.role == .dialog || tree.front.role == .sheet else {
      throw NotThere(description: "there is no sheet")
    }
    tree.front.act?()
    update()
  }

  /// Pulls the list on the screen down, and waits until it is refreshed.
  func refresh() async throws {
    guard let refresh = tree.front.last(where: { $0.refresh != nil })?.refresh else {
      throw NotThere(description: "there is no list that can be refreshed")
    }
    await refresh()
    update()
  }

  /// Scrolls to the end of the lists on the screen.
  func scrollToEnd() {
    for action in tree.front.all.flatMap(\.appear) { action() }
    update()
  }

  /// Opens a link from another app.
  func open(_ link: String) {
    update()
    for action in openURL { action(link) }
    update()
  }

  /// Waits until what is on the screen meets a condition.
  func wait(until condition: (Node) -> Bool) async throws {
    while !condition(tree) { try await change() }
  }

  func wait(for text: String) async throws {
    try await wait { $0.front.texts.contains(text) }
  }

  /// Waits until nothing is in progress.
  func settle() async throws {
    await begin()
    while tree.last(where: { $0.role == .progress }) != nil {
      try await change()
      await begin()
    }
  }

  /// Lets tasks begin that were started by now, and those that they start. The main actor runs them in their order.
  private func begin() async {
    for _ in 0..<6 {
      update()
      await Task.yield()
    }
  }

  /// The first control with a name, else the first one with such a text in it.
  private func control(_ name: String, where matches: (Node) -> Bool) throws -> Node {
    let controls = tree.front.all.filter { $0.isControl && !$0.isHidden && !$0.isBack && matches($0) }
    let found = controls.first { $0.name == name } ?? controls.first { $0.texts.contains(name) }
    guard let found else {
      let names = controls.map(\.name).joined(separator: " | ")
      throw NotThere(description: "there is no “\(name)”; there are \(names)")
    }
    return found
  }
}
