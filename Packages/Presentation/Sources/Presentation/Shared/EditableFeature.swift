public import Domain
import Foundation

/// What a feature adds to the generic forms that create, change and delete its items.
public protocol EditableFeature: Feature where Item: EditableEntity {
  static var formTexts: EditTexts { get }
  static var formFields: [FormFieldDescription] { get }

  /// The values of the form's fields.
  static func entries(of values: Item.Values) -> [String: String]

  /// - Throws: `ValidationError` with the fields that have to be corrected.
  static func values(from entries: FormValues) throws(ValidationError) -> Item.Values

  var editing: any EditableUseCase<Item, Query> { get }
}

/// The titles of a feature's forms, and of the actions that lead to them.
public struct EditTexts: Sendable {
  let create: TextKey
  let edit: TextKey
  let delete: TextKey
}

extension EditableFeature {
  public var useCase: any PagedUseCase<Item, Query> { editing }

  public static func listActions(in localization: Localization) -> [ContentAction] {
    [action(.create, in: localization)]
  }

  public static func actions(on id: Item.ID, in localization: Localization) -> [ContentAction] {
    [action(.edit(id: id), in: localization), action(.delete(id: id), in: localization, kind: .destroy)]
  }

  /// The items of other features that items of this one name, as their details show them.
  public func choices() async throws(DomainError) -> [Choice] {
    var choices: [Choice] = []
    for feature in Set(Self.formFields.compactMap(\.feature)) {
      let items = try await editing.items(of: feature) ?? []
      choices += items.map { Choice(id: ContentContext.key(of: $0.id, in: feature), name: $0.title) }
    }
    return choices
  }

  @MainActor
  public func formScreen(_ action: FormRoute.Action, in environment: ScreenEnvironment) -> (any Screen)? {
    FormViewModel(
      EditFormDescription(
        feature: self,
        action: action,
        localization: environment.localization,
        makeKey: environment.makeKey
      ),
      in: environment
    )
  }

  private static func action(
    _ action: FormRoute.Action,
    in localization: Localization,
    kind: ContentAction.Kind = .open
  ) -> ContentAction {
    ContentAction(
      label: localization.text(formTexts[action]),
      route: .form(FormRoute(name, action)),
      kind: kind
    )
  }
}

extension ContentContext {
  /// An item of another feature: its title, or its identifier if that is not known, with a link to it.
  func fact(_ label: TextKey, _ id: String?, of feature: String) -> Fact? {
    guard let id else { return nil }
    let link = RouteCodec.link(to: .detail(feature, id: id))
    let title = choiceNames[Self.key(of: id, in: feature)] ?? id
    return Fact(label: localization.text(label), value: title, link: URL(string: link))
  }

  fileprivate static func key(of id: String, in feature: String) -> String { "\(feature)/\(id)" }
}

extension Content {
  /// The ways to the items that facts name.
  public var references: [ContentAction] {
    facts.compactMap { fact in fact.route.map { ContentAction(label: fact.value, route: $0, kind: .open) } }
  }
}

extension EditTexts {
  fileprivate subscript(action: FormRoute.Action) -> TextKey {
    switch action {
    case .create: create
    case .edit: edit
    case .delete: delete
    }
  }
}

/// A form of a feature: it creates, changes or deletes an item.
///
/// It remembers the version that it shows, so that a change of another one is noticed, and for a new item a key, so that
/// sending the form twice creates one item.
private struct EditFormDescription<F: EditableFeature>: FormDescription {
  private static var version: String { "version" }
  private static var key: String { "key" }

  let feature: F
  let action: FormRoute.Action
  let localization: Localization
  let makeKey: @Sendable () -> String

  var route: Route { .form(FormRoute(F.name, action)) }

  var texts: FormTexts {
    switch action {
    case .create, .edit: FormTexts(title: F.formTexts[action], submit: .formsSubmitSave)
    case .delete:
      FormTexts(
        title: F.formTexts[action],
        submit: .formsSubmitDelete,
        explanation: .formsDeleteExplanation,
        isDestructive: true
      )
    }
  }

  var fields: [FormFieldDescription] {
    switch action {
    case .create: F.formFields + [FormFieldDescription(name: Self.key, kind: .hidden)]
    case .edit: F.formFields + [FormFieldDescription(name: Self.version, kind: .hidden)]
    case .delete: [FormFieldDescription(name: Self.version, kind: .hidden)]
    }
  }

  var back: ScreenState.Link? {
    guard let id = action.id else { return whenGone }
    return ScreenState.Link(text: localization.text(.formsBackItem), route: .detail(F.name, id: id))
  }

  var whenGone: ScreenState.Link? { ScreenState.Link(text: localization.text(F.texts.back), route: F.list()) }

  func load() async throws(DomainError) -> FormStart {
    guard let id = action.id else {
      try await requireRoom()
      return FormStart(values: [Self.key: makeKey()], choices: try await choices())
    }
    let item = try await feature.editing.item(id: id, policy: .reload).value
    var start = FormStart(values: F.entries(of: item.values))
    start.values[Self.version] = String(item.version)
    let names = await feature.choiceNames()
    let content = F.detail(of: item, in: ContentContext(localization: localization, choiceNames: names))
    start.subject = content.title
    if case .delete = action {
      start.facts = content.facts
    } else {
      start.choices = try await choices(besides: start.values)
    }
    return start
  }

  func submit(_ entries: FormValues) async throws(DomainError) -> Route {
    switch action {
    case .create:
      let key = entries.text(Self.key)
      let item = try await feature.editing.create(values(from: entries), key: key.isEmpty ? makeKey() : key)
      return F.detail(id: item.id)
    case .edit(let id):
      let values = try values(from: entries)
      _ = try await feature.editing.update(id, version: version(in: entries), to: values)
      return F.detail(id: id)
    case .delete(let id):
      try await feature.editing.delete(id, version: version(in: entries))
      return F.list()
    }
  }

  /// A field without choices, of which there are too many, asks for an identifier. An item that is gone stays a choice until
  /// another one is made, so that no change of another field takes it away unseen.
  private func choices(besides stored: [String: String] = [:]) async throws(DomainError) -> [String: [Choice]] {
    var choices: [String: [Choice]] = [:]
    for field in F.formFields {
      guard let other = field.feature, let items = try await feature.editing.items(of: other) else { continue }
      let known = items.map { Choice(id: $0.id, name: $0.title) }
      let gone = stored[field.name].flatMap { id in id.isEmpty || items.contains { $0.id == id } ? nil : id }
      choices[field.name] = known + (gone.map { [Choice(id: $0, name: $0)] } ?? [])
    }
    return choices
  }

  /// A person who has to sign in first, or has too many items, is told so before they fill in the form.
  private func requireRoom() async throws(DomainError) {
    let query = F.query(for: ListRoute(F.name, pageSize: 1))
    let list = try await feature.editing.list(matching: query, policy: .reload)
    if list.total.reachable >= F.Item.limit { throw .limitReached(F.Item.limit) }
  }

  private func values(from entries: FormValues) throws(DomainError) -> F.Item.Values {
    do { return try F.values(from: entries) } catch { throw .invalid(error) }
  }

  /// Versions begin at 1; a text that is no number is the version of nothing.
  private func version(in entries: FormValues) -> Int { Int(entries.text(Self.version)) ?? 0 }
}
