#if DEBUG
  import Presentation

  /// Every screen in every state it can have, for people to look at and for hosts to test how they draw it.
  ///
  /// Real view models reach these states over mock repositories. The order and the data never change.
  public enum Gallery {
    public static let entries = Features.all.flatMap { feature in
      var entries = lists(of: feature)
      entries += extraLists(of: feature)
      entries += details(of: feature)
      entries += extraDetails(of: feature)
      entries += forms(of: feature)
      return entries
    }

    public static func entry(id: GalleryEntry.ID) -> GalleryEntry? {
      entries.first { $0.id == id }
    }
  }

  extension Feature {
    /// The item's name in a sentence: `Gift card`.
    static var itemTitle: String {
      let words = itemName.replacing("-", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
#endif
