import Composition
import Foundation
import Presentation
import Testing

@testable import Apple
@testable import SwiftUI

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct GalleryTests {
  @Test(arguments: Gallery.entries)
  func `The texts on the screen are those of its content, in reading order`(_ entry: GalleryEntry) async throws {
    let screen = try await ShownEntry(entry)

    #expect(screen.host.texts == screen.state.texts(WebTexts(entry.localization)))
    #expect(screen.host.problems == [])
    await screen.close()
  }

  @Test(arguments: Gallery.entries)
  func `Every image and every control has a label`(_ entry: GalleryEntry) async throws {
    let screen = try await ShownEntry(entry)

    let nameless = screen.host.tree.all.filter { node in
      (node.isControl || node.role == .image) && !node.isHidden && node.name.isEmpty
    }
    #expect(nameless.map(\.role) == [])
    await screen.close()
  }

  @Test(arguments: recorded)
  func `The terminal and the page show the same texts, in the same order`(_ entry: GalleryEntry) async throws {
    let screen = try await ShownEntry(entry)
    let (content, notices) = (screen.state.contentTexts, [screen.state.notices])

    for host in try [RecordedText(screen.host.texts), .terminal(entry.id), .page(entry.id)] {
      #expect(host.missing(content) == [])
      #expect(host.missing(notices) == [])
    }
    await screen.close()
  }

  /// Entries whose texts the terminal does not cut.
  nonisolated private static let recorded = Gallery.entries.filter { entry in
    RecordedText.exists(entry.id) && !entry.id.hasSuffix("long-text")
  }
}

/// An entry of the gallery as the app shows it.
@MainActor
private struct ShownEntry {
  let host: ViewHost
  let state: ScreenState
  private let gallery: GalleryScreen

  init(_ entry: GalleryEntry) async throws {
    gallery = await entry.screen()
    state = gallery.screen.state
    host = ViewHost(EntryView(entry: entry))
    try await host.wait { tree in tree.all.contains { $0.role == .title } }
  }

  func close() async {
    host.close()
    await gallery.close()
  }
}

extension ScreenState {
  /// What every host shows of the content: of a table the columns, and no notes. The values of a row are a group.
  fileprivate var contentTexts: [[String]] {
    let shown = content.content
    var texts = [shown?.title, shown?.summary].compactMap(\.self)
    if case .empty(let text) = content { texts.append(text) }
    texts += shown?.highlights.map(\.text) ?? []
    texts += shown?.paragraphs ?? []
    texts += shown?.facts.flatMap { [$0.label, $0.value] } ?? []
    texts += shown?.form?.fields.filter { $0.kind != .hidden }.map(\.label) ?? []
    let rows = (shown?.table?.rows ?? []).map { row in
      shown?.table?.columns.compactMap { row[$0.description.name]?.spokenText } ?? []
    }
    let groups = texts.map { [$0] } + rows + allActions.map { [$0.label] }
    return groups.map { group in group.filter { !$0.isEmpty } }
  }

  /// What is wrong, which each host says in its own place.
  fileprivate var notices: [String] {
    [content.content?.notice, content.error?.message].compactMap(\.self)
  }
}

extension ContentField {
  /// A rating is read as a phrase in the app.
  fileprivate var spokenText: String? {
    if case .rating = value { nil } else { text }
  }
}
