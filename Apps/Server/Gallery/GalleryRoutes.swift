#if DEBUG
  import Composition
  import HTTPTypes
  import Hummingbird
  import Presentation

  /// Every screen in every state it can have, side by side, for developers.
  struct GalleryRoutes: Sendable {
    private static let policy = """
      default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; \
      base-uri 'none'; frame-ancestors 'self'
      """

    let renderer: PageRenderer

    func add(to router: Router<ServerContext>) {
      router.get("gallery") { request, _ in
        document(overview(request.language)).response(to: request)
      }
      router.get("gallery/:id") { request, context in
        guard var entry = context.parameters.get("id").flatMap({ Gallery.entry(id: $0) }) else {
          throw HTTPError(.notFound)
        }
        if request.language.isInAddress { entry.localization = request.language.localization }
        let gallery = await entry.screen()
        let state = await gallery.screen.state
        await gallery.close()
        let language = RequestLanguage(language: entry.language, isInAddress: false)
        return document(renderer.page(state, language: language)).response(to: request)
      }
    }

    private func overview(_ language: RequestLanguage) -> String {
      let entries = Gallery.entries.map { entry -> TemplateValues in
        ["href": .text("/gallery/\(entry.id)"), "title": .text(entry.title)]
      }
      let values: TemplateValues = ["entries": .list(entries)]
      let menu = renderer.menu(in: language, at: nil)
      let layout = PageLayout(route: nil, language: language, title: "Gallery", menu: menu, values: values)
      return renderer.templates.render("gallery", layout)
    }

    private func document(_ text: String) -> Document {
      Document(
        contentType: PageRoutes.html,
        text: text,
        headers: [.contentSecurityPolicy: Self.policy, .cacheControl: "no-store"]
      )
    }
  }
#endif
