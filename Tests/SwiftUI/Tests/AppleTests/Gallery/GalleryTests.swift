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
  func `The other hosts show the same texts, in the same order`(_ entry: GalleryEntry) async throws {
    let screen = try await ShownEntry(entry)
    let (content, notices) = (screen.state.contentTexts, [screen.state.notices])

    let hosts = try [
      RecordedText(screen.host.texts),
      .terminal(entry.id),
      .page(entry.id),
    ]
    for host in hosts {
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
