#if DEBUG
  import Domain
  import Mocks
  import Presentation

  extension Gallery {
    /// The forms of a feature; none if its items cannot be changed.
    static func forms<F: Feature>(of feature: F.Type) -> [GalleryEntry] {
      guard F.self is any EditableFeature.Type else { return [] }
      return [
        form(F.self, "create", "a new item", .create),
        form(F.self, "problems", "with problems at its fields", .create, actions: [.appear, .submit]),
        form(F.self, "edit", "an item to change", .edit(id: "1")),
        form(F.self, "delete", "an item to delete", .delete(id: "1")),
        form(F.self, "loading", "loading", .edit(id: "1")) { MockSettings(behaviour: $0.behaviour) },
        form(F.self, "not-found", "failed, not found", .edit(id: "404")),
        form(F.self, "submit-failed", "failed to submit", .delete(id: "1"), actions: [.appear, .submit]) { _ in
          MockSettings(onWrite: MockBehaviour(throwError: .offline))
        },
        form(F.self, "german", "in German", .create, language: .german, actions: [.appear, .submit]),
      ]
    }

    private static func form<F: Feature>(
      _ feature: F.Type,
      _ id: String,
      _ title: String,
      _ action: FormRoute.Action,
      language: Language = .english,
      actions: [ScreenAction] = [.appear],
      settings: @escaping @Sendable (MockHold) -> MockSettings = { _ in MockSettings() }
    ) -> GalleryEntry {
      GalleryEntry(
        "\(F.itemName)-form-\(id)",
        "\(F.itemTitle) form: \(title)",
        route: .form(FormRoute(F.name, action)),
        language: language,
        actions: actions,
        settings: settings
      )
    }
  }
#endif
