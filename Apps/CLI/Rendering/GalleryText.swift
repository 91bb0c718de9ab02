#if DEBUG
  import Composition
  import Presentation

  /// Entries of the gallery as lines of text.
  enum GalleryText {
    /// An entry's name above its screen, and the spinner if the screen is loading.
    @MainActor
    static func lines(for entry: GalleryEntry, terminal: Terminal) async -> [String] {
      let gallery = await entry.screen()
      let state = gallery.screen.state
      let page = PageText(terminal: terminal)
      let rule = Style.dim.apply(to: String(repeating: "─", count: terminal.textColumns), in: terminal)
      var lines = page.heading(entry.id, detail: entry.title) + [rule] + page.lines(of: state)
      if let filter = state.filter, filter.choices != .idle { lines += [""] + page.lines(of: filter) }
      if state.isLoading {
        lines.append(Spinner(text: TerminalTexts(entry.localization).loading, terminal: terminal).still)
      }
      await gallery.close()
      return lines
    }

    /// The entries' identifiers and titles, side by side.
    static func list(_ entries: [GalleryEntry], terminal: Terminal) -> [String] {
      let page = PageText(terminal: terminal)
      let width = entries.map(\.id.displayWidth).max() ?? 0
      return entries.flatMap { page.fact($0.id, $0.title, labelWidth: width) }
    }
  }
#endif
