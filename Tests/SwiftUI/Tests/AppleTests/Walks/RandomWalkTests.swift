import Composition
import Domain
import Foundation
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Apple
@testable import SwiftUI

/// Taps and typing, chosen by chance, lead to the same screens as the same actions on the view models, and as the same
/// commands in the terminal.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct RandomWalkTests {
  private nonisolated static let walks = 50
  private nonisolated static let steps = 6

  /// A failure names the seed, which repeats its walk.
  @Test(arguments: 0..<20)
  func `A thousand random walks end where the terminal is after the same commands`(_ group: Int) async throws {
    for number in 0..<Self.walks {
      try await walk(seed: UInt64(group * Self.walks + number), terminal: TerminalWalk())
    }
  }

  @Test(arguments: 20..<25)
  func `Walks with what the terminal has not, end where the same actions lead`(_ group: Int) async throws {
    for number in 0..<Self.walks {
      try await walk(seed: UInt64(group * Self.walks + number))
    }
  }

  /// - Parameter terminal: Gets the same commands, and restricts the walk to those that it has.
  private func walk(seed: UInt64, terminal: TerminalWalk? = nil) async throws {
    var terminal = terminal
    var random = SplitMix64(seed: seed)
    let kind = Int.random(in: 0..<4, using: &random)
    let window = try await AppWindow(Self.useCases(kind))
    let models = ScreenModels(Self.useCases(kind))
    await models.show()
    var taken: [RandomAction] = []
    for _ in 0..<Self.steps {
      let possible = RandomAction.possible(models, typed: window.searchText).filter { action in
        terminal?.has(action, isFirst: taken.isEmpty, reloads: kind != 1) ?? (kind != 1 || !action.isSwipe)
      }
      guard let action = possible.randomElement(using: &random) else { break }
      taken.append(action)
      let before = models.state
      let message = await models.perform(action)
      terminal?.add(action, from: before, to: models, hasFailed: message != nil)
      try await window.perform(action, models)
      if let message {
        #expect(window.host.texts == [message], "seed \(seed): \(taken)")
        try window.host.dismiss()
      }
      try await window.settle(at: models)
      guard window.texts == models.texts else { break }
    }
    #expect(window.texts == models.texts, "seed \(seed): \(taken)")
    #expect(window.host.problems == [], "seed \(seed): \(taken)")
    if let shown = try await terminal?.shown(Self.useCases(kind)) {
      // The fields of a form are not shown, but asked for one after the other.
      let content = models.state.content.content
      let texts = content?.form == nil ? models.state.contentTexts : [[content?.title ?? ""]]
      #expect(shown.missing(texts) == [], "seed \(seed): \(taken)")
      #expect(shown.missing([models.state.notices]) == [], "seed \(seed): \(taken)")
    }
    window.host.close()
  }

  /// A source that works, and sources that fail now and then.
  private static func useCases(_ kind: Int) -> DIContainer {
    let failure = MockBehaviour(throwError: .offline)
    return switch kind {
    case 0: .mock(MockSettings(items: .many(50)))
    case 1: .mock(MockSettings(items: .many(50), onReload: failure))
    case 2: .mock(MockSettings(items: .many(50), onLaterPages: failure))
    default: .mock(MockSettings(onWrite: failure))
    }
  }
}

extension AppWindow {
  var searchText: String? { host.tree.all.first { $0.role == .searchField }?.value }

  /// Waits until nothing is in progress. A screen that follows its source may load once more after that.
  fileprivate func settle(at models: ScreenModels) async throws {
    for _ in 0..<50 where texts != models.texts { try await host.settle() }
  }

  fileprivate func perform(_ action: RandomAction, _ models: ScreenModels) async throws {
    switch action {
    case .place(let name), .act(let name): try await tap(name)
    case .row(let index): try await tapRow(index)
    case .swipe(let index, let label): try await swipe(index, label)
    case .back: try await back()
    case .search(let label, let text), .enter(_, let label, let text):
      try await enter(text, in: label)
    case .filter(_, let label, let name): try await enter(name, in: label)
    case .loadMore: try await scrollToEnd()
    case .refresh: try await refresh()
    case .retry: try await tap(models.web.retry)
    case .submit(let label, let isConfirmed):
      try await tap(label)
      if isConfirmed { try await tap(label) }
    }
  }
}
