/// A screen, as every host knows it: a state to draw, and actions to send.
///
/// ``ListViewModel`` and ``DetailViewModel`` are the usual implementations. A screen that is different implements this
/// protocol itself and is returned by its feature; see ``Feature/listScreen(_:in:)``. Implementations are `@Observable`, so
/// that a host can follow ``state``.
@MainActor
public protocol Screen: AnyObject, Sendable {
  var state: ScreenState { get }

  /// Performs an action and returns when it is done. A screen ignores actions that it does not support.
  ///
  /// Cancelling the calling task cancels the load and leaves what was on the screen before.
  func send(_ action: ScreenAction) async

  /// Performs a load, and loads again whenever the source has changed since it began, until the task is cancelled. When it
  /// is called again, it loads what has changed meanwhile. A screen whose source does not tell of changes returns after the
  /// load.
  func follow(_ load: @MainActor () async -> Void) async

  /// What can be done with an item of a list without opening it.
  func actions(on row: Row) -> [ContentAction]
}

extension Screen {
  public func follow(_ load: @MainActor () async -> Void) async { await load() }

  public func actions(on row: Row) -> [ContentAction] { [] }

  /// Loads everything that the screen shows at first: its content and the choices of its filter, at the same time.
  public func load() async {
    guard state.filter != nil else { return await send(.appear) }
    async let choices: Void = send(.showChoices)
    await send(.appear)
    await choices
  }

  /// Submits the screen's form if that asks nothing, for a person who has just opened it.
  public func submitUnlessItAsks() async {
    if state.content.content?.form?.asksNothing == true { await send(.submit) }
  }
}

/// What a person can do on a screen.
public enum ScreenAction: Hashable, Sendable {
  /// The screen became visible; it loads unless it has content already.
  case appear

  /// Load the same again from the source. What is on the screen stays until then.
  case refresh

  /// Repeat what failed last.
  case retry

  /// Load the next page.
  case loadMore

  /// The search text after a keystroke; the search starts when no other keystroke follows for a while.
  case type(String)

  /// The search text is complete; the search starts at once.
  case search(String)

  /// Show the items of one choice; nil shows all.
  case filter(String?)

  /// Load the choices of the filter.
  case showChoices

  /// The value of a form's field, complete or after a keystroke.
  case edit(String, to: String)

  /// Submit the form.
  case submit

  /// Open the row with this identifier.
  case select(id: Row.ID)
}
