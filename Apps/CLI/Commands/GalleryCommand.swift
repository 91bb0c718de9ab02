#if DEBUG
  import ArgumentParser
  import Composition
  import Presentation

  /// Shows every screen in every state, so that a change of the drawing can be looked at; in debug builds only.
  struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "gallery",
      abstract: "Show every screen in every state, with made-up data (debug builds only)."
    )

    @Argument(help: "The entry to show (default: all).")
    var id: String?

    @Flag(help: "List the entries' identifiers and titles.")
    var list = false

    @Flag(name: .customLong("no-color"), help: "Use no colours. NO_COLOR in the environment does the same.")
    var noColor = false

    func validate() throws {
      guard let id else { return }
      if list { throw ValidationError("--list shows all entries; leave it out to show one.") }
      if Gallery.entry(id: id) == nil {
        throw ValidationError("There is no gallery entry “\(PrintableText.clean(id))”; --list shows all.")
      }
    }

    func run() async throws {
      let terminal = Terminal.current(usesColor: !noColor)
      let entries = Gallery.entries.filter { id == nil || $0.id == id }
      if list { return try terminal.print(GalleryText.list(entries, terminal: terminal)) }
      for (index, entry) in entries.enumerated() {
        let lines = await GalleryText.lines(for: entry, terminal: terminal)
        try terminal.print(index == 0 ? lines : [""] + lines)
      }
    }
  }
#endif
