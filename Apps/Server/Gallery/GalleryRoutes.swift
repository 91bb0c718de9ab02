#if DEBUG
  import Composition
  import HTTPTypes
  import Hummingbird
  import Presentation

  /// Every screen in every state it can be in, side by side, for the people who build them.
  struct GalleryRoutes: Sendable {
    private static let policy = """
      default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; \
      base-uri 'none'; frame-ancestors 'self'
      """

    let renderer: PageRenderer

    func add(to router: Router<ServerContext>) {
      router.get("gallery") { request, context in
        document(renderer.gallery(Gallery.entries, language: context.language)).response(to: request)
      }
      router.get("gallery/:id") { request, context in
        guard let entry = context.parameters.get("id").flatMap({ Gallery.entry(id: $0) }) else {
          throw HTTPError(.notFound)
        }
        return document(await page(of: entry)).response(to: request)
      }
    }

    /// An entry's page, as it would be served.
    func page(of entry: GalleryEntry) async -> String {
      let state = await state(of: entry)
      let language = RequestLanguage(language: entry.language, isInAddress: false)
      return renderer.page(state, route: entry.route, language: language)
    }

    @MainActor
    private func state(of entry: GalleryEntry) async -> ScreenState {
      let shown = await entry.screen()
      let state = ScreenState(shown.screen)
      await shown.close()
      return state
    }

    private func document(_ text: String) -> Document {
      Document(
        contentType: "text/html; charset=utf-8",
        text: text,
        headers: [.contentSecurityPolicy: Self.policy, .cacheControl: "no-store"]
      )
    }
  }

  extension PageRenderer {
    fileprivate func gallery(_ entries: [GalleryEntry], language: RequestLanguage) -> String {
      let layout = PageLayout(route: nil, language: language)
      return render(
        .gallery,
        layout,
        title: "Gallery",
        [
          "heading": .text("Gallery"),
          "entries": .list(entries.map { ["href": .text("/gallery/\($0.id)"), "title": .text($0.title)] }),
        ]
      )
    }
  }
#endif
