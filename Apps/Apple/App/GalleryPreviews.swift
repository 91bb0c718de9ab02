#if DEBUG
  import Composition
  import Presentation
  import SwiftUI

  /// Every screen in every state it can have.
  struct GalleryPreviews: PreviewProvider {
    static var previews: some View {
      ForEach(Gallery.entries) { entry in
        EntryView(entry: entry).previewDisplayName(entry.title)
      }
    }
  }

  /// A screen of the gallery.
  struct EntryView: View {
    let entry: GalleryEntry
    @State private var gallery: GalleryScreen?

    var body: some View {
      NavigationStack {
        if let gallery {
          StateView(
            state: gallery.screen.state,
            texts: WebTexts(entry.localization),
            send: { _ in },
            leave: { _ in }
          )
        }
      }
      .task { gallery = await entry.screen() }
    }
  }
#endif
