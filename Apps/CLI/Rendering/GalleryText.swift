#if DEBUG
  import Composition
  import Presentation

  /// Entries of the gallery as lines of text.
  enum GalleryText {
    /// An entry's name over its screen, drawn as everywhere else, and the spinner where there would be one.
    @MainActor
    static func lines(for entry: GalleryEntry, terminal: Terminal) async -> [String] {
      let gallery = await entry.screen()
      let page = PageText(terminal: terminal, numbersRows: false)
      var lines = page.heading(entry.id, detail: entry.title) + [rule(terminal)]
      lines += ScreenText(gallery.screen, terminal: terminal).lines
      if case .productList(let model) = gallery.screen, model.state.categories != .idle {
        lines += [""] + page.lines(for: model.state.categories, page.categories)
      }
      if gallery.screen.isLoading {
        lines.append(Spinner(text: TerminalTexts(entry.localization).loading, terminal: terminal).still)
      }
      await gallery.close()
      return lines
    }

    /// The entries' identifiers and titles, side by side.
    static func list(_ entries: [GalleryEntry], terminal: Terminal) -> [String] {
      let page = PageText(terminal: terminal, numbersRows: false)
      let width = entries.map(\.id.displayWidth).max() ?? 0
      return entries.flatMap { page.fact($0.id, $0.title, labelWidth: width) }
    }

    /// What keeps the heading apart from the screen's own.
    private static func rule(_ terminal: Terminal) -> String {
      Style.dim.apply(to: String(repeating: "─", count: terminal.textColumns), in: terminal)
    }
  }
#endif
