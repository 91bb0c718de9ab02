extension Style {
  /// What people call the style.
  public var title: String {
    switch self {
    case .minimal: "Minimal MVVM"
    case .cleanState: "CleanState"
    case .mvi: "MVI"
    case .coordinator: "MVVM + Coordinator"
    case .reactive: "Reactive"
    }
  }

  /// What a style makes easy, and what it makes hard.
  public var assessment: (easy: String, hard: String) {
    switch self {
    case .minimal:
      (
        "To learn and to repeat: every screen has the same seven parts. A view shows one value, derived in one place.",
        "Work that overlaps: each view model keeps its own task, and has to remember which answer counts. Many small files "
          + "for a screen with few rules. There is no part for the way from screen to screen."
      )
    case .cleanState:
      (
        "To test rules without a screen: an interactor reads one protocol and writes to another, and can be given both. "
          + "Nobody else can change what is shown.",
        "To follow one change: it passes three protocols. Each new fact on the screen needs a word in two of them, and "
          + "whoever forgets who holds whom weakly gets a leak, or a screen that stays empty."
      )
    case .mvi:
      (
        "To test and to log: a screen is a value, and one function changes it. Overlapping loads are solved once, in "
          + "LatestTask. The same screens serve a terminal, pages and SwiftUI.",
        "To change a part of a large state cheaply: each action goes through one switch, and a view that reads the state "
          + "is told of all of it."
      )
    case .coordinator:
      (
        "To change the way through an app, to open links, and to reuse a screen elsewhere: no screen knows the next.",
        "To know who holds a screen: the coordinator holds it, and it holds the coordinator weakly. View models grow, "
          + "because all that is not navigation is theirs."
      )
    case .reactive:
      (
        "What depends on time: a newer search ends the older one by an operator, and the state after each event is a pure "
          + "function that needs no test double.",
        "To debug and to begin with: stacks are long, types are erased, a forgotten subscription does nothing, and code "
          + "that waits has to be bridged from and to async. On Linux it needs OpenCombine."
      )
    }
  }
}
